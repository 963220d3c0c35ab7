import { Button } from '@digdir/designsystemet-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAccount } from '../accounts/account.tsx';
import { Inbox } from '../applications/inbox.tsx';
import { readInboxSearch } from '../applications/inbox-search.ts';
import { useInbox } from '../applications/use-inbox.ts';
import { metadata } from '../platform/metadata.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Route } from './+types/applications';
import styles from './applications/applications.module.css';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Søknader', description: 'Søknadene til bedriften din på Jobbfjord.', noindex: true });

export default function Applications({ params }: Route.ComponentProps) {
  const { state } = useAccount();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = readInboxSearch(query);
  const inbox = useInbox(params.businessId, search, state === 'in');

  useEffect(() => {
    if (state === 'out') navigate('/', { replace: true });
  }, [state, navigate]);

  const business = inbox.shown?.overview.business;
  return (
    <div className={`page ${styles.applications}`}>
      <BackLink to="/profil">Tilbake til profilen</BackLink>
      <header>
        <h1>Søknader</h1>
        {business && <p className="lead">{business.businessName}</p>}
      </header>
      {!inbox.shown && !inbox.problem && <Loading>Laster søknader …</Loading>}
      {!inbox.shown && inbox.problem && (
        <>
          <Banner>{inbox.problem}</Banner>
          <Button variant="secondary" className={styles.again} onClick={inbox.reload}>
            Prøv igjen
          </Button>
        </>
      )}
      {inbox.shown && <Inbox {...inbox} shown={inbox.shown} businessId={params.businessId} search={search} />}
    </div>
  );
}

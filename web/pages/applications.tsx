import { useSearchParams } from 'react-router';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { Inbox } from '../applications/inbox.tsx';
import { readInboxSearch } from '../applications/inbox-search.ts';
import { OneByOne } from '../applications/sitting/one-by-one.tsx';
import { useInbox } from '../applications/use-inbox.ts';
import { BusinessMissing } from '../businesses/business-missing.tsx';
import { ManageBusinessLinks } from '../businesses/manage-business-links.tsx';
import { metadata } from '../platform/metadata.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import type { Route } from './+types/applications';
import styles from './applications/applications.module.css';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Søknader', description: 'Søknadene til bedriften din på Jobbfjord.', noindex: true });

export default function Applications({ params }: Route.ComponentProps) {
  const state = useOnlyLoggedIn();
  const [query] = useSearchParams();
  const search = readInboxSearch(query);
  const inbox = useInbox(params.businessId, search, state === 'in');

  if (!inbox.shown && inbox.isMissing) return <BusinessMissing />;
  const business = inbox.shown?.overview.business;
  if (search.view === 'read' && inbox.shown && !inbox.shown.isLost)
    return (
      <div className={`page ${styles.oneByOne}`}>
        <h1 className="visually-hidden">Søknader til {business?.businessName}</h1>
        <OneByOne
          businessId={params.businessId}
          search={search}
          overview={inbox.shown.overview}
          reload={inbox.reload}
        />
      </div>
    );
  /** Whoever comes from reading them one by one has none of it yet. */
  const shown = inbox.shown && (inbox.shown.list || inbox.shown.columns || inbox.shown.isLost) ? inbox.shown : null;
  return (
    <div className={`page ${styles.applications}`}>
      <BackLink to="/bedriftsside?tab=businesses">Tilbake til bedriftssiden</BackLink>
      <header className={styles.header}>
        <div>
          <h1>Søknader</h1>
          {business && <p className="lead">{business.businessName}</p>}
        </div>
        <ManageBusinessLinks id={params.businessId} label="Styr bedriften" />
      </header>
      {!shown && (
        <>
          <Banner>{inbox.problem}</Banner>
          <LoadingOrRetry retry={inbox.problem ? inbox.reload : null}>Laster søknader …</LoadingOrRetry>
        </>
      )}
      {shown && <Inbox {...inbox} shown={shown} businessId={params.businessId} search={search} />}
    </div>
  );
}

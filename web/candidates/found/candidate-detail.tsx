import { Button } from '@digdir/designsystemet-react';
import { useCallback, useEffect, useRef } from 'react';
import { languageOf } from '../../../contract/positions/language-of.ts';
import { api } from '../../platform/api.ts';
import { formatDay } from '../../platform/format.ts';
import { useReading } from '../../platform/use-reading.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { CandidateView } from '../candidate-view.tsx';
import type { Found } from './candidate-search.ts';
import styles from './found.module.css';
import { Invite } from './invite.tsx';

interface Props {
  id: string;
  found: Found;
  /** The list that one came from. */
  back: string;
  /** The list is not as it was read. */
  onChanged: () => void;
}

/** One of them with the CV, and the way to invite. */
export function CandidateDetail({ id, found, back, onChanged }: Props) {
  const { position, candidates, invitationsLeft } = found;
  const read = useCallback(
    () => api('GET /candidates/for/:positionId/:candidateId', { params: { positionId: position.id, candidateId: id } }),
    [position.id, id],
  );
  const { data, problem, isMissing, retry, reload, setData } = useReading(read, {
    failed: 'Kunne ikke laste kandidaten',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const aside = useRef<HTMLElement>(null);
  const goToForm = () => aside.current?.querySelector('textarea')?.focus();
  useEffect(() => heading.current?.focus(), []);
  const listed = candidates.find((each) => each.id === id);
  const isFirst = data && listed && !listed.isOpened;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it was opened
  useEffect(() => {
    if (isFirst) onChanged();
  }, [isFirst]);
  const { headline, pseudonym } = data?.candidate ?? listed ?? { headline: 'Kandidat', pseudonym: '' };
  const onInvited = () => {
    const invitation = { sentAt: new Date().toISOString(), isDeclined: false };
    setData((before) => before && { ...before, candidate: { ...before.candidate, invitation } });
    onChanged();
  };
  const onStale = () => {
    void reload({ isQuiet: true });
    onChanged();
  };
  return (
    <div className="page page-stack">
      <BackLink to={{ search: back || '?' }} preventScrollReset>
        Tilbake til kandidatene
      </BackLink>
      <header>
        <h1 ref={heading} tabIndex={-1} lang={languageOf(headline)}>
          {headline}
        </h1>
        <p className="lead">
          {pseudonym ? `${pseudonym}, til stillingen ${position.title}` : `Til stillingen ${position.title}`}
        </p>
      </header>
      <Banner>{problem}</Banner>
      {!data && !isMissing && <LoadingOrRetry retry={retry}>Laster kandidaten …</LoadingOrRetry>}
      {data && (
        <div className={styles.detail}>
          <div className={styles.form}>
            {!data.candidate.invitation && (
              <Button variant="secondary" data-size="sm" className={styles.toForm} onClick={goToForm}>
                Inviter til å søke
                <Icon name="arrow-down" />
              </Button>
            )}
            <CandidateView candidate={data.candidate} level={2} />
          </div>
          <aside ref={aside} className={`card ${styles.invite}`} aria-label="Invitasjon">
            <Invite
              positionId={position.id}
              candidate={data.candidate}
              invitationsLeft={invitationsLeft}
              onInvited={onInvited}
              onStale={onStale}
            />
            {data.invitedTo.length > 0 && (
              <div>
                <p>Dere har også invitert til:</p>
                <ul className={styles.others}>
                  {data.invitedTo.map(({ title, sentAt, isDeclined }) => (
                    <li key={sentAt}>
                      {title}, {formatDay(sentAt)}
                      {isDeclined && ' (takket nei)'}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <p className="quiet">Personen ser at {position.business.name} har åpnet profilen.</p>
          </aside>
        </div>
      )}
    </div>
  );
}

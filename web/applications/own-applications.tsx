import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatMoment } from '../platform/format.ts';
import { Banner } from '../ui/banner.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { Said } from '../ui/said.tsx';
import { Tag } from '../ui/tag.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { useSaid } from '../ui/use-said.ts';
import { ApplicationCard } from './application-card.tsx';
import { type OwnApplication, stateOf } from './application-state.ts';
import { type BegunApplication, BegunApplicationItem } from './begun-application.tsx';
import { AppliedElsewhere } from './elsewhere/applied-elsewhere.tsx';
import { OwnApplicationDetail } from './own-application-detail.tsx';
import styles from './own-applications.module.css';
import { AT_ONCE, useOwnApplications } from './use-own-applications.ts';

/** What one has begun and sent, and one of them in full when `?soknad=` names it. */
export default function OwnApplications() {
  const [query, setQuery] = useSearchParams();
  const opened = query.get('soknad');
  const { applications, begun, next, problem, isTried, load, loadMore, drop } = useOwnApplications();

  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(begun.length, heading);
  const openedBefore = useRef(opened);
  // Back in the list one stands where one left it.
  useEffect(() => {
    const left = openedBefore.current;
    openedBefore.current = opened;
    if (opened || !left) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(left)}"]`);
    (button ?? heading.current)?.focus();
  }, [opened]);
  /** The button that was pressed is gone at once; the focus goes to the first that came. */
  const showMore = async (page: number) => {
    await loadMore(page);
    setTimeout(() => list.current?.children[(page - 1) * AT_ONCE]?.querySelector('button')?.focus());
  };

  const { said, say } = useSaid();
  const onRemoved = (removed: BegunApplication) => {
    drop(removed);
    say('success', 'Utkastet er slettet.');
  };

  const open = (id: string) => setQuery({ tab: 'applications', soknad: id }, { preventScrollReset: true });
  if (opened) {
    return <OwnApplicationDetail key={opened} id={opened} onChanged={load} />;
  }
  return (
    <section className={styles.list}>
      <h2 ref={heading} tabIndex={-1}>
        Mine søknader
      </h2>
      <Said said={said} />
      <Banner>{problem}</Banner>
      {problem && (
        <div className="button-row">
          <RetryButton onClick={load} />
        </div>
      )}
      {applications === null && !problem && <Loading>Laster søknadene dine …</Loading>}
      {applications?.length === 0 && begun.length === 0 && (
        <EmptyState title="Ingen søknader ennå">
          <p>Her ser du søknadene du sender, og hva som skjer med dem.</p>
          <Button asChild>
            <Link to="/stillinger">Finn en stilling</Link>
          </Button>
        </EmptyState>
      )}
      {begun.length > 0 && (
        <ul className={styles.items} aria-label="Søknader du har begynt på">
          {begun.map((each) => (
            <BegunApplicationItem key={each.positionId} begun={each} onRemoved={() => onRemoved(each)} />
          ))}
        </ul>
      )}
      <ul className={styles.items} ref={list}>
        {applications?.map((application) => (
          <Item key={application.id} application={application} onOpen={() => open(application.id)} />
        ))}
      </ul>
      {next && (
        <div className="button-row">
          <Button variant="secondary" onClick={() => showMore(next)}>
            Vis flere søknader
          </Button>
        </div>
      )}
      {isTried && <AppliedElsewhere />}
    </section>
  );
}

function Item({ application, onOpen }: { application: OwnApplication; onOpen: () => void }) {
  const { positionTitle, business, submittedAt, unreadMessages, unseenAnswerAt, survey } = application;
  const { label, color, meaning } = stateOf(application);
  return (
    <ApplicationCard
      title={positionTitle}
      about={`${business.name} · Sendt ${formatMoment(submittedAt)}`}
      tag={
        <>
          {unseenAnswerAt && <Tag color="sol">Nytt svar</Tag>}
          {unreadMessages > 0 && <Tag color="sol">Ny melding</Tag>}
          <Tag color={color}>{label}</Tag>
        </>
      }
      meaning={survey === 'open' ? `${meaning} Du kan fortelle anonymt hvordan det var å søke.` : meaning}
    >
      <Button
        variant="secondary"
        data-size="sm"
        data-opens={application.id}
        onClick={onOpen}
        aria-label={`Se søknaden på ${positionTitle}`}
      >
        Se søknaden
      </Button>
    </ApplicationCard>
  );
}

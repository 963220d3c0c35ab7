import { Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { managedStates, type ManagedPositionCard as Position } from '../../contract/positions/managed-positions.ts';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { BusinessMissing } from '../businesses/business-missing.tsx';
import { BusinessNotices } from '../businesses/business-notices.tsx';
import { ManageBusinessLinks } from '../businesses/manage-business-links.tsx';
import { dayInOslo } from '../platform/format.ts';
import { metadata } from '../platform/metadata.ts';
import { ManagedPositionCard } from '../positions/managed-position-card.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Flash } from '../ui/flash.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { Said } from '../ui/said.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { useScrollBack } from '../ui/use-scroll-back.ts';
import type { Route } from './+types/business-positions';
import styles from './business-positions/business-positions.module.css';
import { DeleteDialog } from './business-positions/delete-dialog.tsx';
import { LimitNotice } from './business-positions/limit-notice.tsx';
import { PositionSearch } from './business-positions/position-search.tsx';
import { PositionsHeader } from './business-positions/positions-header.tsx';
import { useManagedPositions } from './business-positions/use-managed-positions.ts';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Bedriftens stillinger', description: 'Stillingene til bedriften din.', noindex: true });

export default function BusinessPositions({ params: { businessId } }: Route.ComponentProps) {
  const state = useOnlyLoggedIn();
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').trim().slice(0, 200);
  const shown = managedStates.find((one) => one === params.get('vis')) ?? '';
  const { listed, failure, retry, busyId, said, toggle, remove, loadMore } = useManagedPositions(
    businessId,
    state === 'in',
    { search, state: shown },
  );
  const [toDelete, setToDelete] = useState<Position | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusKept(listed?.positions.length ?? 0, heading);
  useScrollBack(listed !== null);

  if (!listed && failure?.isMissing) return <BusinessMissing />;
  if (!listed) {
    return (
      <div className="page page-stack">
        <BackLink to="/bedriftsside?tab=businesses">Tilbake til bedriftssiden</BackLink>
        <h1>Stillinger</h1>
        <Banner>{failure?.message}</Banner>
        <LoadingOrRetry retry={failure && retry}>Laster stillinger …</LoadingOrRetry>
      </div>
    );
  }
  const { business, positions, stats, pagination } = listed;
  const show = (wanted: Record<string, string>) =>
    setParams(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)), { preventScrollReset: true });
  const isFull = stats.activePositions >= stats.maxActivePositions;
  const confirmDelete = () => {
    if (toDelete) void remove(toDelete).then(() => heading.current?.focus());
    setToDelete(null);
  };
  const today = dayInOslo(new Date());
  /** Who goes by keyboard goes on where the new ones begin. */
  const showMore = async () => {
    await loadMore();
    setTimeout(() => list.current?.children[positions.length]?.querySelector('a')?.focus());
  };

  return (
    <div className="page page-stack">
      <BackLink to="/bedriftsside?tab=businesses">Tilbake til bedriftssiden</BackLink>
      <PositionsHeader business={business} stats={stats} heading={heading} isFull={isFull} />
      <ManageBusinessLinks id={business.id} label="Styr bedriften" />
      <Flash />
      <Said said={said} />
      {isFull && <LimitNotice max={stats.maxActivePositions} />}
      <BusinessNotices business={business} />
      <Banner>{failure?.message}</Banner>
      {failure && <LoadingOrRetry retry={retry}>Laster stillinger …</LoadingOrRetry>}
      {(search || shown || stats.totalPositions > policy.pageSize.publicList) && (
        <PositionSearch
          search={search}
          state={shown}
          answered={listed}
          found={pagination.totalPositions}
          onSearch={(words) => show({ search: words, vis: shown })}
          onState={(wanted) => show({ search, vis: wanted })}
        />
      )}
      {stats.totalPositions === 0 && (
        <EmptyState title="Ingen stillinger opprettet" level={2}>
          <p>Lag den første. Vi ser over den før jobbsøkere kan se den.</p>
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul ref={list} className={styles.list} role="list">
        {positions.map((position) => (
          <li key={position.id}>
            <ManagedPositionCard
              position={position}
              today={today}
              isBusy={busyId === position.id}
              onToggle={() => toggle(position)}
              onDelete={() => setToDelete(position)}
            />
          </li>
        ))}
      </ul>
      {pagination.hasNext && (
        <Button variant="secondary" className={styles.more} onClick={showMore}>
          Vis flere stillinger
        </Button>
      )}
      <p className={`quiet ${styles.hint}`}>
        Vi teller hvor mange ganger en stilling blir åpnet, ikke hvem som åpner den. Egne visninger telles ikke.
      </p>
      <p className={`quiet ${styles.hint}`}>
        Skriver dere annonsene i et annet system? Eieren kan{' '}
        <Link to={`/rediger-bedrift/${business.id}#eget-system`}>koble det til</Link>, så kommer de hit av seg selv.
      </p>
      <DeleteDialog position={toDelete} onConfirm={confirmDelete} onCancel={() => setToDelete(null)} />
    </div>
  );
}

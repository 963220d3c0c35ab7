import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { UnsavedAround, UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import type { Asked } from './bulk-bar.tsx';
import { CloseDetail } from './close-detail.tsx';
import styles from './inbox.module.css';
import { InboxBar } from './inbox-bar.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxOutcome } from './inbox-outcome.tsx';
import { type InboxSearch, writeInboxSearch } from './inbox-search.ts';
import { InboxStats } from './inbox-stats.tsx';
import { BoardWithDetail, ListWithDetail } from './inbox-views.tsx';
import { AgreedInterviews } from './interviews/agreed-interviews.tsx';
import { OfferToChosen } from './interviews/offer-to-chosen.tsx';
import { LabelsOfChosen } from './labels/labels-of-chosen.tsx';
import { MessageToChosen } from './messages/message-to-chosen.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { TipToChosen } from './tips/tip-to-chosen.tsx';
import { ToApplications } from './to-applications.tsx';
import { useBulk } from './use-bulk.ts';
import { saysMore } from './use-chosen.ts';
import type { Shown } from './use-inbox.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  businessId: string;
  search: InboxSearch;
  shown: Shown;
  problem: string | null;
  isBusy: boolean;
  reload: () => Promise<void>;
}

/**
 * Everything that came in, as a list or as a board, with the one that is open beside it. The address says what is shown and which
 * one is open; `useInbox` has what was read for it, `useOpenApplication` the one that is open, `useBulk` those that are chosen.
 */
export function Inbox({ businessId, search, shown, problem, isBusy, reload }: Props) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const onGone = () => heading.current?.focus();
  /** What was done from the list may have changed the one that is open. */
  const [changes, setChanges] = useState(0);
  const reloadAll = () => {
    setChanges((before) => before + 1);
    return reload();
  };
  const listed = shown.list?.applications ?? [];
  const { stats, newMessages, positions, business, colleagues, labels } = shown.overview;
  const { businessName } = business;
  const bulk = useBulk({ businessId, businessName, search, listed, reload: reloadAll, onGone });
  const go = (change: Partial<InboxSearch>) =>
    navigate({ search: writeInboxSearch({ ...search, ...change }) }, { preventScrollReset: true });

  const closing = useRef('');
  const close = () => {
    closing.current = search.application;
    go({ application: '' });
  };
  // The link that opened it is, on a small screen, there again only now.
  useEffect(() => {
    if (search.application || !closing.current) return;
    const opener = document.querySelector<HTMLElement>(`a[data-application="${CSS.escape(closing.current)}"]`);
    closing.current = '';
    (opener ?? heading.current)?.focus();
  }, [search.application]);
  const { hasNext = false, currentPage = 1 } = shown.list?.pagination ?? {};
  const neighbours = useNeighbours(listed, search, hasNext ? currentPage + 1 : null);
  const detail = search.application && (
    <ApplicationDetail
      id={search.application}
      ways={
        <>
          <CloseDetail onClose={close} />
          <NeighbourLinks {...neighbours} />
        </>
      }
      colleagues={colleagues}
      labels={labels}
      changes={changes}
      onChanged={reload}
      onRemoved={(message) => {
        bulk.tell(message);
        go({ application: '' });
        // Its link in the list is gone by then.
        void reload().then(() => setTimeout(onGone));
      }}
    />
  );
  const total = totalOf(shown);
  /** There is nothing to count, filter or take along. */
  const isNew = positions.length === 0;
  const [asks, setAsks] = useState<Asked | null>(null);
  const { isTyped, onTyped } = useTyped('offer', 'message', 'tip');
  const parts = { businessId, search, shown, isNew, isBusy, bulk, detail, heading, onGone, onAsk: setAsks };
  const unsent = {
    what: 'meldingen',
    consequence: 'Den er ikke sendt, og går tapt.',
    isChanged: bulk.chosen.length > 0 && (isTyped || saysMore(bulk.written)),
    staysOnPage: true,
  };
  return (
    <UnsavedAround value={unsent}>
      <div className={styles.inbox} data-open={(shown.list && search.application) || undefined}>
        {!shown.isLost && !isNew && (
          <>
            {total > 0 && <ToApplications />}
            <InboxStats stats={stats} newMessages={newMessages} search={search} />
            <AgreedInterviews agreed={shown.agreed} search={search} />
            <InboxFilters
              search={search}
              positions={positions}
              colleagues={colleagues}
              labels={labels}
              onChange={(change) => go({ page: 1, ...change })}
            />
            <InboxBar
              businessId={businessId}
              search={search}
              total={total}
              waiting={stats.pending}
              heading={heading}
              isBusy={bulk.isBusy}
              onSave={bulk.save}
            />
          </>
        )}
        <InboxOutcome bulk={bulk} problem={problem} />
        <ListWithDetail {...parts} />
        <BoardWithDetail {...parts} onClose={close} />
        <OfferToChosen
          open={asks === 'offer'}
          bulk={bulk}
          onClose={() => setAsks(null)}
          onTyped={onTyped.offer}
          onGone={onGone}
        />
        <MessageToChosen
          open={asks === 'message'}
          bulk={bulk}
          onClose={() => setAsks(null)}
          onTyped={onTyped.message}
          onGone={onGone}
        />
        <TipToChosen
          open={asks === 'tip'}
          bulk={bulk}
          reload={reloadAll}
          onClose={() => setAsks(null)}
          onTyped={onTyped.tip}
          onGone={onGone}
        />
        <LabelsOfChosen
          // What was typed was for those that were chosen.
          key={bulk.chosen.length > 0 ? 'some' : 'none'}
          open={asks === 'labels'}
          bulk={bulk}
          known={labels}
          onClose={() => setAsks(null)}
        />
        <UnsavedGuard {...unsent} />
      </div>
    </UnsavedAround>
  );
}

const totalOf = ({ list, columns }: Shown) =>
  [...(list ? [list] : []), ...Object.values(columns ?? {})].reduce(
    (sum, { pagination }) => sum + pagination.totalApplications,
    0,
  );

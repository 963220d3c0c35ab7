import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from '../ui/modal.tsx';
import { Pager } from '../ui/pager.tsx';
import { UnsavedAround, UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { BulkBar } from './bulk-bar.tsx';
import styles from './inbox.module.css';
import { InboxBar } from './inbox-bar.tsx';
import { InboxBoard } from './inbox-board.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxOutcome } from './inbox-outcome.tsx';
import { type InboxSearch, writeInboxSearch } from './inbox-search.ts';
import { InboxStats } from './inbox-stats.tsx';
import { AgreedInterviews } from './interviews/agreed-interviews.tsx';
import { OfferToChosen } from './interviews/offer-to-chosen.tsx';
import { MessageToChosen } from './messages/message-to-chosen.tsx';
import { NoApplications } from './no-applications.tsx';
import { useBulk } from './use-bulk.ts';
import { messageOf } from './use-chosen.ts';
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

/** Everything that came in, as a list or as a board, with the one that is open beside it. */
export function Inbox({ businessId, search, shown, problem, isBusy, reload }: Props) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const onGone = () => heading.current?.focus();
  const [changes, setChanges] = useState(0);
  const reloadAll = () => {
    setChanges((before) => before + 1);
    return reload();
  };
  const listed = shown.list?.applications ?? [];
  const { stats, newMessages, positions, business } = shown.overview;
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
  const neighbours = useNeighbours(listed, search);
  const detail = search.application && (
    <ApplicationDetail
      id={search.application}
      neighbours={neighbours}
      changes={changes}
      onChanged={reload}
      onRemoved={(message) => {
        bulk.tell(message);
        go({ application: '' });
        // Its link in the list is gone by then.
        void reload().then(() => setTimeout(onGone));
      }}
      onClose={close}
    />
  );
  const total = totalOf(shown);
  const [asks, setAsks] = useState<'offer' | 'message' | null>(null);
  const { isTyped, onTyped } = useTyped('offer', 'message');
  const parts = { search, shown, isBusy, bulk, detail, onGone, onAsk: setAsks };
  const unsent = {
    what: 'meldingen',
    consequence: 'Den er ikke sendt, og går tapt.',
    isChanged: bulk.chosen.size > 0 && (isTyped || messageOf(bulk.written) !== ''),
    staysOnPage: true,
  };
  return (
    <UnsavedAround value={unsent}>
      <div className={styles.inbox} data-open={(shown.list && search.application) || undefined}>
        <InboxStats stats={stats} newMessages={newMessages} search={search} />
        <AgreedInterviews agreed={shown.agreed} search={search} />
        <InboxFilters search={search} positions={positions} onChange={(change) => go({ page: 1, ...change })} />
        <InboxBar search={search} total={total} heading={heading} isBusy={bulk.isBusy} onSave={bulk.save} />
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
        <UnsavedGuard {...unsent} />
      </div>
    </UnsavedAround>
  );
}

interface PartProps extends Pick<Props, 'search' | 'shown' | 'isBusy'> {
  bulk: ReturnType<typeof useBulk>;
  detail: ReactNode;
  /** What was pressed goes away. */
  onGone: () => void;
  onAsk: (what: 'offer' | 'message') => void;
}

/** What is open stays, also when its reading or its new status takes the last one from a filtered list. */
function ListWithDetail(props: PartProps) {
  const { search, shown, isBusy, bulk, detail, onGone, onAsk } = props;
  const { list, overview } = shown;
  if (!list) return null;
  const { chosen } = bulk;
  const none = list.pagination.totalApplications === 0 && (
    <NoApplications search={search} isNew={overview.stats.total === 0} onReset={onGone} />
  );
  if (none && !detail) return none;
  return (
    <>
      {chosen.size > 0 && (
        <BulkBar
          count={chosen.size}
          isBusy={bulk.isBusy}
          written={bulk.written}
          onWrite={bulk.write}
          onSet={bulk.set}
          anonymous={bulk.latest.filter((each) => each.isAnonymous).length}
          onReveal={bulk.reveal}
          onOffer={() => onAsk('offer')}
          onMessage={() => onAsk('message')}
          onExport={(format) => bulk.save(format, [...chosen.keys()])}
          onClear={bulk.clear}
        />
      )}
      <div className={styles.panes}>
        <div className={styles.results}>
          {none || (
            <InboxList
              applications={list.applications}
              search={search}
              chosen={chosen}
              isBusy={isBusy}
              onChoose={bulk.choose}
              total={list.pagination.totalApplications}
              onChooseFirst={bulk.chooseFirst}
            />
          )}
          <Pager
            what="søknader"
            page={list.pagination.currentPage}
            totalPages={list.pagination.totalPages}
            hrefOf={(page) => writeInboxSearch({ ...search, page, application: '' })}
            anchor="soknader"
          />
        </div>
        {detail ? (
          <div className={styles.pane}>{detail}</div>
        ) : (
          <p className={`quiet ${styles.hint}`}>Velg en søknad for å lese den.</p>
        )}
      </div>
    </>
  );
}

function BoardWithDetail({ search, shown, isBusy, bulk, detail, onClose }: PartProps & { onClose: () => void }) {
  if (!shown.columns) return null;
  return (
    <>
      <InboxBoard columns={shown.columns} search={search} isBusy={isBusy} onMove={bulk.move} />
      {detail && (
        <Modal open onClose={onClose} labelledBy="application-name" placement="side">
          <div className={styles.over}>{detail}</div>
        </Modal>
      )}
    </>
  );
}

const totalOf = ({ list, columns }: Shown) =>
  [...(list ? [list] : []), ...Object.values(columns ?? {})].reduce(
    (sum, { pagination }) => sum + pagination.totalApplications,
    0,
  );

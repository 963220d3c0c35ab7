import { type ReactNode, type RefObject, useRef } from 'react';
import { ToChosenBar } from '../ui/chosen-bar.tsx';
import { chosenInWords } from '../ui/chosen-in-words.ts';
import { Modal } from '../ui/modal.tsx';
import { Pager } from '../ui/pager.tsx';
import { type Asked, BulkBar } from './bulk-bar.tsx';
import styles from './inbox.module.css';
import { InboxBoard } from './inbox-board.tsx';
import { InboxList } from './inbox-list.tsx';
import { type InboxSearch, writeInboxSearch } from './inbox-search.ts';
import { NoApplications } from './no-applications.tsx';
import type { useBulk } from './use-bulk.ts';
import type { Shown } from './use-inbox.ts';

interface Props {
  businessId: string;
  search: InboxSearch;
  shown: Shown;
  isBusy: boolean;
  bulk: ReturnType<typeof useBulk>;
  detail: ReactNode;
  /** There is nothing yet. */
  isNew: boolean;
  /** Of what is shown, where the focus goes when something is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What was pressed goes away. */
  onGone: () => void;
  onAsk: (what: Asked) => void;
}

/** What is open stays, also when its reading or its new status takes the last one from a filtered list. */
export function ListWithDetail(props: Props) {
  const { businessId, search, shown, isNew, isBusy, bulk, detail, heading, onGone, onAsk } = props;
  const { list, overview, isLost } = shown;
  const bar = useRef<HTMLElement>(null);
  if (!list) return null;
  const { chosen } = bulk;
  const unseen = chosen.filter(({ id }) => !list.applications.some((each) => each.id === id)).length;
  const words = chosenInWords(chosen.length, unseen, ['søknad', 'søknader']);
  const none = list.pagination.totalApplications === 0 && (
    <NoApplications businessId={businessId} search={search} isNew={isNew} heading={heading} onReset={onGone} />
  );
  if (none && !detail) return none;
  return (
    <>
      {/* Screen readers tell nothing of words that come together with the bar. */}
      <p role="status" className="visually-hidden">
        {chosen.length > 0 && words}
      </p>
      {chosen.length > 0 && (
        <BulkBar ref={bar} bulk={bulk} words={words} colleagues={overview.colleagues} onAsk={onAsk} />
      )}
      <div className={styles.panes}>
        <div className={styles.results}>
          {none || isLost || (
            <>
              <InboxList
                applications={list.applications}
                search={search}
                colleagues={overview.colleagues}
                chosen={chosen}
                isBusy={isBusy}
                onChoose={bulk.choose}
                total={list.pagination.totalApplications}
                onChooseFirst={bulk.chooseFirst}
              />
              <Pager
                what="søknader"
                page={list.pagination.currentPage}
                totalPages={list.pagination.totalPages}
                hrefOf={(page) => writeInboxSearch({ ...search, page, application: '' })}
                anchor="soknader"
              />
            </>
          )}
          {chosen.length > 0 && <ToChosenBar bar={bar} count={chosen.length} />}
        </div>
        {detail ? (
          <div className={styles.pane}>{detail}</div>
        ) : (
          !isLost && <p className={`quiet ${styles.hint} no-print`}>Velg en søknad for å lese den.</p>
        )}
      </div>
    </>
  );
}

export function BoardWithDetail(props: Props & { onClose: () => void }) {
  const { businessId, search, shown, isNew, isBusy, bulk, detail, heading, onGone, onClose } = props;
  if (!shown.columns) return null;
  return (
    <>
      {!shown.isLost && isNew && (
        <NoApplications businessId={businessId} search={search} isNew heading={heading} onReset={onGone} />
      )}
      {!shown.isLost && !isNew && (
        <InboxBoard
          columns={shown.columns}
          search={search}
          colleagues={shown.overview.colleagues}
          isBusy={isBusy}
          onMove={bulk.move}
        />
      )}
      {detail && (
        <Modal open onClose={onClose} labelledBy="application-name" placement="side">
          <div className={styles.over}>{detail}</div>
        </Modal>
      )}
    </>
  );
}

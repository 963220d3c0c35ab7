import { Button } from '@digdir/designsystemet-react';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { statusNames } from '../../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { useMedia } from '../../platform/use-media.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { ApplicationDetail } from '../application-detail.tsx';
import { type InboxSearch, writeInboxSearch } from '../inbox-search.ts';
import { nameOf } from '../name-of.ts';
import type { Shown } from '../use-inbox.ts';
import { FileBeside } from './file-beside.tsx';
import styles from './sitting.module.css';
import { END, neighboursOf } from './sitting.ts';
import { SittingBar } from './sitting-bar.tsx';
import { SittingEnd } from './sitting-end.tsx';
import { useAhead } from './use-ahead.ts';
import { useSitting } from './use-sitting.ts';
import { useSittingKeys } from './use-sitting-keys.tsx';

interface Props {
  businessId: string;
  search: InboxSearch;
  overview: Shown['overview'];
  /** Of one that is gone: it may be the business that was taken from whoever reads. */
  reload: () => Promise<void>;
}

const nobody = { ids: [], total: 0, seen: {} };

/** Applications as they are read in one sitting: one fills the page, what it came with beside it, and keys or buttons lead on. */
export function OneByOne({ businessId, search, overview, reload }: Props) {
  const navigate = useNavigate();
  const { state: came } = useLocation();
  const { application: open } = search;
  const me = overview.colleagues.find(({ isMe }) => isMe)?.id;
  const { sitting, problem, retry, saw, add } = useSitting(businessId, search, me);
  const { ids } = sitting ?? nobody;
  const { place, before, after } = neighboursOf(sitting ?? nobody, open);
  const { known, keep, forget } = useAhead(businessId, ids, open);
  const [shown, setShown] = useState<HandledApplication | null>(null);
  const [done, setDone] = useState<{ id: string; words: string; canUndo: boolean } | null>(null);
  const [takingBack, setTakingBack] = useState('');
  /** Those that are put on here are suggested for the next ones. */
  const [labels, setLabels] = useState(overview.labels);
  /** Counts what was found to be otherwise. */
  const [changes, setChanges] = useState(0);
  const again = useRef(reload);
  again.current = reload;
  const isWide = useMedia('(width >= 64rem)');

  const to = (application: string | undefined) => application && writeInboxSearch({ ...search, application });
  const go = (application: string | undefined) => {
    const there = to(application);
    if (there) navigate({ search: there });
  };
  const undo = () => {
    if (!done?.canUndo) return;
    setTakingBack(done.id);
    // It goes with the way there: whoever stays, with something unsaved, and comes by another way takes nothing back.
    navigate({ search: writeInboxSearch({ ...search, application: done.id }) }, { state: { takesBack: true } });
  };
  const onTakingBack = () => {
    setTakingBack('');
    setDone(null);
  };
  const keys = useSittingKeys({ onNext: () => go(after), onBefore: () => go(before), onUndo: undo });
  const onShown = useCallback(
    (application: HandledApplication | null) => {
      saw(application?.id ?? open, application?.status ?? null);
      setShown(application);
      if (!application) {
        forget(open);
        setDone((before) => (before?.id === open ? null : before));
        void again.current();
        return;
      }
      keep(application);
      setLabels((before) => [...new Set([...before, ...application.labels])]);
    },
    [saw, keep, forget, open],
  );
  const onSaved = (saved: HandledApplication) => {
    setDone({ id: open, words: `${nameOf(saved)}: ${statusNames[saved.status]}.`, canUndo: Boolean(saved.undoUntil) });
    go(after);
  };
  const onRemoved = (words: string) => {
    saw(open, null);
    setDone({ id: open, words, canUndo: false });
    go(after);
  };

  if (!sitting)
    return (
      <>
        <Banner>{problem}</Banner>
        <LoadingOrRetry retry={retry}>Laster søknadene …</LoadingOrRetry>
      </>
    );
  const beside = isWide && (shown?.id === open ? shown : known.get(open));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div ref={keys.room} className={styles.sitting} tabIndex={-1} onKeyDown={keys.onKeyDown}>
      <SittingBar
        place={place}
        count={ids.length}
        areFirst={sitting.total > ids.length}
        close={writeInboxSearch({ ...search, view: 'list', application: '' })}
        before={to(before)}
        after={to(after)}
        onPick={keys.pick}
        onKeys={keys.ask}
      />
      <div role="status" className={`${styles.done} no-print`}>
        {done && (
          <p>
            {done.words}
            {done.canUndo && (
              <Button variant="tertiary" data-size="sm" aria-keyshortcuts="Z" onClick={undo}>
                Angre
              </Button>
            )}
          </p>
        )}
      </div>
      {open === END ? (
        <SittingEnd
          businessId={businessId}
          search={search}
          sitting={sitting}
          onMore={(more) => {
            add(more);
            go(more[0]);
          }}
        />
      ) : (
        <div className={styles.panes}>
          <div className={styles.pane}>
            <ApplicationDetail
              key={open}
              id={open}
              ahead={known.get(open)}
              sitting={{ onSaved, takesBack: takingBack === open && came?.takesBack === true, onTakingBack }}
              colleagues={overview.colleagues}
              labels={labels}
              changes={changes}
              onChanged={nothing}
              onShown={onShown}
              onRemoved={onRemoved}
            />
          </div>
          {beside && beside.fileCount > 0 && (
            <FileBeside key={open} application={beside} onStale={() => setChanges(changes + 1)} />
          )}
        </div>
      )}
      {keys.dialog}
    </div>
  );
}

/** There is no list beside it; the inbox reads anew when one comes back. */
const nothing = () => {};

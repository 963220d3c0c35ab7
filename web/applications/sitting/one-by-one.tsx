import { Button } from '@digdir/designsystemet-react';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { statusNames } from '../../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import type { ApplicationStatus } from '../../../contract/applications.ts';
import { readItem, writeItem } from '../../platform/storage.ts';
import { useMedia } from '../../platform/use-media.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { ApplicationDetail } from '../application-detail.tsx';
import { type InboxSearch, writeInboxSearch } from '../inbox-search.ts';
import { nameOf } from '../name-of.ts';
import type { Shown } from '../use-inbox.ts';
import { FileBeside } from './file-beside.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './sitting.module.css';
import { END, neighboursOf } from './sitting.ts';
import { decisions, SittingBar } from './sitting-bar.tsx';
import { SittingEnd } from './sitting-end.tsx';
import { onSittingKey } from './sitting-keys.ts';
import { useAhead } from './use-ahead.ts';
import { useSitting } from './use-sitting.ts';

interface Props {
  businessId: string;
  search: InboxSearch;
  overview: Shown['overview'];
  /** The list shows what was changed. */
  reload: () => Promise<void>;
}

const NO_KEYS = 'applicationKeysOff';
const nobody: string[] = [];

/** Applications as they are read in one sitting: one fills the page, what it came with beside it, and keys or buttons lead on. */
export function OneByOne({ businessId, search, overview, reload }: Props) {
  const navigate = useNavigate();
  const { application: open } = search;
  const { sitting, problem, retry, saw, add } = useSitting(businessId, search);
  const { known, keep } = useAhead(businessId, sitting?.ids ?? nobody, open);
  const room = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<HandledApplication | null>(null);
  const [done, setDone] = useState<{ id: string; words: string; canUndo: boolean } | null>(null);
  const [takingBack, setTakingBack] = useState('');
  const [asksKeys, setAsksKeys] = useState(false);
  const [hasKeys, setKeys] = useState(() => readItem(NO_KEYS) === null);
  const isWide = useMedia('(width >= 64rem)');

  const to = (application: string | undefined) => application && writeInboxSearch({ ...search, application });
  const go = (application: string | undefined) => {
    const there = to(application);
    if (there) navigate({ search: there });
  };
  const onShown = useCallback(
    (application: HandledApplication | null) => {
      saw(application?.id ?? open, application?.status ?? null);
      setShown(application);
      if (application) keep(application);
    },
    [saw, keep, open],
  );

  if (!sitting)
    return (
      <>
        <Banner>{problem}</Banner>
        <LoadingOrRetry retry={retry}>Laster søknadene …</LoadingOrRetry>
      </>
    );
  const { place, before, after } = neighboursOf(sitting, open);
  const find = (selector: string) => room.current?.querySelector<HTMLElement>(selector);
  /** As if it was chosen in its form, where one sees what follows, and saves. */
  const pick = (status: ApplicationStatus) => {
    const radio = find(`input[name="status"][value="${status}"]`);
    if (!radio) return;
    flushSync(() => radio.click());
    const save = radio.closest('form')?.querySelector<HTMLElement>('button[type="submit"]');
    save?.focus();
  };
  const undo = () => {
    if (!done?.canUndo) return;
    setTakingBack(done.id);
    setDone(null);
    go(done.id);
  };
  const onSaved = (status: ApplicationStatus) => {
    const name = shown?.id === open ? nameOf(shown) : 'Søknaden';
    setDone({ id: open, words: `${name}: ${statusNames[status]}.`, canUndo: status !== 'pending' });
    go(after);
  };
  const actions = {
    j: () => go(after),
    arrowright: () => go(after),
    k: () => go(before),
    arrowleft: () => go(before),
    ...Object.fromEntries(decisions.map(([key, status]) => [key, () => pick(status)])),
    z: undo,
    m: () => find('form[aria-label="Merkelapper"] input')?.focus(),
    n: () => find('#application-notes')?.focus(),
    f: () => find('[data-beside] [role="region"]')?.focus(),
    '?': () => setAsksKeys(true),
  };
  const isAtEnd = open === END;
  const beside = isWide && shown?.id === open && shown;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div
      ref={room}
      className={styles.sitting}
      tabIndex={-1}
      onKeyDown={(event) => hasKeys && onSittingKey(event, actions)}
    >
      <SittingBar
        place={place}
        count={sitting.ids.length}
        close={writeInboxSearch({ ...search, view: 'list', application: '' })}
        before={to(before)}
        after={to(after)}
        onPick={pick}
        onKeys={() => setAsksKeys(true)}
      />
      <Banner tone="success">
        {done && (
          <p>
            {done.words}{' '}
            {done.canUndo && (
              <Button variant="tertiary" data-size="sm" aria-keyshortcuts="Z" onClick={undo}>
                Angre
              </Button>
            )}
          </p>
        )}
      </Banner>
      {isAtEnd ? (
        <SittingEnd
          businessId={businessId}
          search={search}
          sitting={sitting}
          onMore={(ids) => {
            add(ids);
            go(ids[0]);
          }}
        />
      ) : (
        <div className={styles.panes}>
          <div className={styles.pane}>
            <ApplicationDetail
              key={open}
              id={open}
              ahead={known.get(open)}
              sitting={{ onSaved, takesBack: takingBack === open, onTakingBack: () => setTakingBack('') }}
              colleagues={overview.colleagues}
              labels={overview.labels}
              onChanged={nothing}
              onShown={onShown}
              onRemoved={(message) => {
                saw(open, null);
                setDone({ id: open, words: message, canUndo: false });
                go(after);
              }}
            />
          </div>
          {beside && <FileBeside key={open} application={beside} onStale={() => void reload()} />}
        </div>
      )}
      <KeysDialog
        open={asksKeys}
        isOn={hasKeys}
        onTurn={(isOn) => {
          setKeys(isOn);
          writeItem(NO_KEYS, isOn ? null : 'true');
        }}
        onClose={() => setAsksKeys(false)}
      />
    </div>
  );
}

/** There is no list beside it; the inbox reads anew when one comes back. */
const nothing = () => {};

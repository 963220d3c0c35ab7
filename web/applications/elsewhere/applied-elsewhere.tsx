import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ElsewhereEntry } from '../../../contract/applications-elsewhere.ts';
import type { ElsewhereState } from '../../../contract/elsewhere-words.ts';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import type { OnRefused } from '../../ui/on-refused.ts';
import { Said } from '../../ui/said.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { useSaid } from '../../ui/use-said.ts';
import { isOutdated } from '../is-outdated.ts';
import frame from '../own-applications.module.css';
import styles from './elsewhere.module.css';
import { EntryDialog } from './entry-dialog.tsx';
import { sorted } from './entry-fields.ts';
import { EntryItem } from './entry-item.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';
import { StateFilter } from './state-filter.tsx';
import { useTypedEntries } from './use-typed-entries.ts';

/** From so many on one looks for some of them. */
const MANY = 6;
const AT_ONCE = 50;

const read = async () => (await api('GET /applications/elsewhere')).entries;

/** What one applied for elsewhere and noted, for oneself. `?notert=` names the one that a page or a mail leads to. */
export function AppliedElsewhere({ logInAgain }: { logInAgain: OnRefused }) {
  const wanted = useSearchParams()[0].get('notert');
  const { data: entries, setData, problem, reload, retry } = useReading(read, { failed: 'Kunne ikke laste listen' });
  const { said, say, hush } = useSaid({ failuresStay: true });
  const [state, setState] = useState<ElsewhereState | ''>('');
  /** They have another state since it was chosen which to see: under one's hands nothing goes. */
  const [moved, setMoved] = useState<string[]>([]);
  const choose = (chosen: ElsewhereState | '') => {
    setState(chosen);
    setMoved([]);
  };
  const [room, setRoom] = useState(AT_ONCE);
  const typed = useTypedEntries();
  const attempt = useAttemptKey();
  /** As it was when the dialog was opened; `null` is a new one. */
  const [about, setAbout] = useState<ElsewhereEntry | null>(null);
  const [asks, setAsks] = useState<'edit' | 'remind' | 'remove' | null>(null);
  const ask = (what: typeof asks, entry: ElsewhereEntry | null) => {
    setAbout(entry);
    setAsks(what);
  };
  const close = () => setAsks(null);

  const found = entries?.filter((each) => !state || each.state === state || moved.includes(each.id)) ?? [];
  const shown = found.slice(0, wanted ? found.length : room);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(found.length, heading);
  // What a dialog was opened from may be gone when it is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is closed
  useEffect(() => {
    if (!asks && about && !document.getElementById(`notert-${about.id}`)) heading.current?.focus();
  }, [asks]);
  const isThere = entries !== null;
  useEffect(() => {
    if (!isThere || !wanted) return;
    const item = document.getElementById(`notert-${wanted}`);
    if (item) item.focus();
    else say('danger', 'Det du noterte, finnes ikke lenger.');
  }, [isThere, wanted, say]);

  const settle = (changed: ElsewhereEntry, message: string) => {
    setMoved((before) => [...before, changed.id]);
    setData((before) => sorted((before ?? []).map((each) => (each.id === changed.id ? changed : each))));
    say('success', message);
  };
  const saved = (kept: ElsewhereEntry) => {
    const isNew = kept.id !== about?.id;
    close();
    typed.forget(about);
    if (isNew) attempt.forget();
    const all = sorted([kept, ...(entries ?? []).filter(({ id }) => id !== kept.id)]);
    setData(all);
    choose('');
    setRoom(Math.max(room, all.indexOf(kept) + 1));
    say('success', isNew ? 'Søknaden er notert.' : 'Endringen er lagret.');
  };
  const reloadQuietly = () => void reload({ isQuiet: true });
  const refused = (error: Error) => {
    say('danger', error.message);
    logInAgain(error, hush);
    reloadQuietly();
  };
  const remove = async () => {
    close();
    if (!about) return;
    const { id } = about;
    try {
      const { message } = await api('DELETE /applications/elsewhere/:id', { params: { id } });
      typed.forget(about);
      setData((before) => before?.filter((each) => each.id !== id) ?? null);
      say('success', message);
    } catch (error) {
      if (isOutdated(error)) typed.forget(about);
      refused(error as Error);
    }
  };
  /** The button may be gone; the focus goes to the first that came. */
  const showMore = () => {
    setRoom(room + AT_ONCE);
    setTimeout(() => document.getElementById(`notert-${found[room]?.id}`)?.focus());
  };
  const edited = typed.typedOf(about);

  return (
    <section className={frame.list} aria-labelledby="applied-elsewhere">
      <div className={styles.head}>
        <h2 id="applied-elsewhere" ref={heading} tabIndex={-1}>
          Søkt andre steder
        </h2>
        <p>
          Noter det du har søkt på hos NAV, på e-post eller på arbeidsgiverens egen side, så har du oversikten samlet.
          Bare du ser det.
        </p>
      </div>
      <div className={frame.buttons}>
        <Button variant="secondary" onClick={() => ask('edit', null)}>
          <Icon name="plus" />
          Noter en søknad
        </Button>
        <Button asChild variant="tertiary">
          <Link to="/profil?oversikt#innhold">
            <Icon name="download" />
            Last ned oversikt
          </Link>
        </Button>
      </div>
      <Said said={said} />
      <Banner>{problem}</Banner>
      {!entries && <LoadingOrRetry retry={retry}>Laster det du har notert …</LoadingOrRetry>}
      {entries && (entries.length >= MANY || state) && (
        <StateFilter entries={entries} value={state} onChange={choose} />
      )}
      {entries && entries.length > 0 && found.length === 0 && <p>Ingen har denne statusen.</p>}
      {shown.length > 0 && (
        <ul className={frame.items}>
          {shown.map((each) => (
            <EntryItem
              key={each.id}
              entry={each}
              onChanged={settle}
              onProblem={refused}
              onEdit={() => ask('edit', each)}
              onRemind={() => ask('remind', each)}
              onRemove={() => ask('remove', each)}
            />
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <div className={frame.buttons}>
          <Button variant="secondary" onClick={showMore}>
            Vis flere
          </Button>
        </div>
      )}
      <EntryDialog
        key={about?.id}
        open={asks === 'edit'}
        entry={edited.of}
        values={edited.fields}
        keyFor={attempt.keyFor}
        onTyped={(fields) => typed.type(about, fields)}
        onClose={(isGone) => {
          close();
          if (isGone) typed.keepAsNew(about);
        }}
        onSaved={saved}
        onStale={reloadQuietly}
        onReload={() => {
          typed.forget(about);
          setAbout(entries?.find(({ id }) => id === about?.id) ?? about);
        }}
        logInAgain={logInAgain}
      />
      {about && (
        <ReminderDialog
          key={`${about.id} ${about.remindOn}`}
          open={asks === 'remind'}
          entry={about}
          onStale={reloadQuietly}
          onClose={close}
          onSaved={(changed, message) => {
            close();
            settle(changed, message);
          }}
          logInAgain={logInAgain}
        />
      )}
      <ConfirmDialog
        open={asks === 'remove'}
        title="Slette det du noterte?"
        confirmLabel="Slett"
        onConfirm={remove}
        onCancel={close}
      >
        <p>{about?.title} blir borte fra listen og fra oversikten. Det kan ikke angres.</p>
      </ConfirmDialog>
      <UnsavedGuard what="det du noterer" isChanged={typed.isTyped} />
    </section>
  );
}

import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ElsewhereEntry } from '../../../contract/applications-elsewhere.ts';
import { type ElsewhereState, elsewhereStateNames, elsewhereStates } from '../../../contract/elsewhere-words.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import type { OnRefused } from '../../ui/on-refused.ts';
import { Said } from '../../ui/said.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { useSaid } from '../../ui/use-said.ts';
import frame from '../own-applications.module.css';
import styles from './elsewhere.module.css';
import { EntryDialog } from './entry-dialog.tsx';
import { type EntryFields, emptyFields, fieldsOf, sorted } from './entry-fields.ts';
import { EntryItem } from './entry-item.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';

/** From so many on one looks for some of them. */
const MANY = 6;
const AT_ONCE = 50;
const NEW = 'new';

const read = async () => (await api('GET /applications/elsewhere')).entries;

/** What one applied for elsewhere and noted, for oneself. `?notert=` names the one that a page or a mail leads to. */
export function AppliedElsewhere({ logInAgain }: { logInAgain: OnRefused }) {
  const wanted = useSearchParams()[0].get('notert');
  const { data: entries, setData, problem, reload, retry } = useReading(read, { failed: 'Kunne ikke laste listen' });
  const { said, say, hush } = useSaid({ failuresStay: true });
  const [state, setState] = useState<ElsewhereState | ''>('');
  const [room, setRoom] = useState(AT_ONCE);
  /** Of each entry that was opened for it, and of a new one. */
  const [typed, setTyped] = useState<Record<string, EntryFields>>({});
  const [about, setAbout] = useState<string>(NEW);
  const [asks, setAsks] = useState<'edit' | 'remind' | 'remove' | null>(null);
  const ask = (what: typeof asks, id: string) => {
    setAbout(id);
    setAsks(what);
  };
  const close = () => setAsks(null);
  const entry = entries?.find(({ id }) => id === about);

  const found = entries?.filter((each) => !state || each.state === state) ?? [];
  const shown = found.slice(0, wanted ? found.length : room);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(shown.length, heading);
  const isThere = entries !== null;
  useEffect(() => {
    if (isThere && wanted) document.getElementById(`notert-${wanted}`)?.focus();
  }, [isThere, wanted]);

  const settle = (changed: ElsewhereEntry, message: string) => {
    setData((before) => sorted((before ?? []).map((each) => (each.id === changed.id ? changed : each))));
    say('success', message);
  };
  const saved = (kept: ElsewhereEntry) => {
    close();
    setTyped(({ [about]: _saved, ...others }) => others);
    setData((before) => sorted([kept, ...(before ?? []).filter(({ id }) => id !== kept.id)]));
    setState('');
    say('success', entry ? 'Endringen er lagret.' : 'Søknaden er notert.');
  };
  const refused = (error: Error) => {
    say('danger', error.message);
    logInAgain(error, hush);
    void reload({ isQuiet: true });
  };
  const remove = async () => {
    close();
    try {
      const { message } = await api('DELETE /applications/elsewhere/:id', { params: { id: about } });
      setData((before) => before?.filter(({ id }) => id !== about) ?? null);
      say('success', message);
    } catch (error) {
      refused(error as Error);
    }
  };
  /** The button may be gone; the focus goes to the first that came. */
  const showMore = () => {
    setRoom(room + AT_ONCE);
    setTimeout(() => document.getElementById(`notert-${found[room]?.id}`)?.focus());
  };
  const values = typed[about] ?? (entry ? fieldsOf(entry) : emptyFields());

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
        <Button variant="secondary" onClick={() => ask('edit', NEW)}>
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
      {entries && entries.length >= MANY && (
        <div className={styles.filter}>
          <SelectField
            label="Vis"
            name="state"
            value={state}
            onChange={(chosen) => setState(chosen as ElsewhereState | '')}
          >
            <option value="">Alle ({entries.length})</option>
            {elsewhereStates.map((each) => (
              <option key={each} value={each}>
                {elsewhereStateNames[each]} ({entries.filter((one) => one.state === each).length})
              </option>
            ))}
          </SelectField>
        </div>
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
              onEdit={() => ask('edit', each.id)}
              onRemind={() => ask('remind', each.id)}
              onRemove={() => ask('remove', each.id)}
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
        key={about}
        open={asks === 'edit'}
        entry={entry}
        values={values}
        onTyped={(fields) => setTyped((before) => ({ ...before, [about]: fields }))}
        onClose={close}
        onSaved={saved}
        onStale={() => reload({ isQuiet: true })}
        logInAgain={logInAgain}
      />
      {entry && (
        <ReminderDialog
          key={`${entry.id} ${entry.remindOn}`}
          open={asks === 'remind'}
          entry={entry}
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
        <p>{entry?.title} blir borte fra listen og fra oversikten. Det kan ikke angres.</p>
      </ConfirmDialog>
      <UnsavedGuard what="det du noterer" isChanged={Object.keys(typed).length > 0} />
    </section>
  );
}

import { useRef, useState } from 'react';
import type { StaffActionRecord, StaffSubject } from '../../../contract/staff-trace.ts';
import { api } from '../../platform/api.ts';
import { formatCount } from '../../platform/format.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { useAddressedField } from '../../ui/use-addressed-field.ts';
import entries from './list/entries.module.css';
import { type Filter, ListFrame } from './list/list-frame.tsx';
import { useStaffList } from './list/use-staff-list.ts';
import { type Run, RunDialog } from './run/run-dialog.tsx';
import { type TabProps, useAttempt } from './tab.ts';
import { inRuns } from './trace/in-runs.ts';
import styles from './trace/trace-entry.module.css';
import { TraceEntry } from './trace/trace-entry.tsx';
import { TraceRun } from './trace/trace-run.tsx';

type RunInTrace = NonNullable<StaffActionRecord['run']>;

const plurals: Record<StaffSubject, string> = {
  user: 'Brukere',
  business: 'Bedrifter',
  position: 'Stillinger',
  'nav-position': 'NAV-stillinger',
  'ad-report': 'Meldte annonser',
  'application-form': 'Søknadsmaler',
  newsletter: 'Nyhetsbrev',
  import: 'Innlesing',
  job: 'Jobber',
  other: 'Annet',
};
const filters: Filter[] = [
  {
    name: 'what',
    label: 'Vis',
    options: [
      ['', 'Endringer'],
      ['lookups', 'Oppslag i personopplysninger'],
      ['all', 'Alt'],
    ],
  },
  { name: 'subject', label: 'Gjelder', options: [['', 'Alt'], ...Object.entries(plurals)] },
];
/** Look-ups are many, and looked at when one asks for them. */
const load = ({ what = 'changes', ...query }: Record<string, string>) =>
  api('GET /admin/trace', { query: { ...query, what: what === 'all' ? '' : what } });

/** Everything staff did, and the way back. */
export default function Trace({ say }: TabProps) {
  const { list, reload, frame } = useStaffList({
    filters,
    more: ['subjectId', 'run', 'from', 'to'],
    load,
    say,
  });
  const attempt = useAttempt(say);
  const isUndoing = useRef(false);
  /** Once, however often it is pressed: what is undone already is refused. */
  const undo = async ({ id }: StaffActionRecord) => {
    if (isUndoing.current) return;
    isUndoing.current = true;
    if (await attempt(api('POST /admin/trace/:id/undo', { params: { id } }))) reload();
    isUndoing.current = false;
  };
  const [undone, setUndone] = useState<Run | null>(null);
  const allUndone = useAttemptKey();
  const undoAll = ({ id, undoable }: RunInTrace, subject: StaffSubject) =>
    setUndone({
      question: `Angre ${formatCount(undoable, 'endring', 'endringer')}?`,
      confirmLabel: 'Angre alle',
      isHarmful: false,
      call: async (dryRun: boolean) => {
        const body = dryRun ? { dryRun } : { idempotencyKey: allUndone.keyFor(id) };
        return await api('POST /admin/trace/runs/:id/undo', { params: { id }, body });
      },
      more: (
        <p>
          De blir som de var før.
          {(subject === 'business' || subject === 'position') && ' Eierne får en e-post om det.'}
        </p>
      ),
      onDone: ({ message, done }) => {
        allUndone.forget();
        if (done.length > 0) say(message, 'success');
      },
    });
  const closeUndone = () => {
    setUndone(null);
    reload();
  };
  return (
    <ListFrame
      title="Hendelser"
      searchLabel="Søk i hendelser"
      placeholder="Hvem, hva eller en verdi"
      nouns={frame.params.get('what') ? ['hendelse', 'hendelser'] : ['endring', 'endringer']}
      extra={['from', 'to'].map((name) => (
        <Day
          key={name}
          id={`trace-${name}`}
          label={name === 'from' ? 'Fra og med' : 'Til og med'}
          day={frame.params.get(name) ?? ''}
          onChoose={(day) => frame.onChoose(name, day)}
        />
      ))}
      {...frame}
    >
      <ul className={entries.list}>
        {inRuns(list?.actions ?? []).map((actions) => {
          const [{ id, run }] = actions;
          return run ? (
            <TraceRun
              key={id}
              {...{ actions, run }}
              isOnly={frame.params.get('run') === run.id}
              onUndo={(action) => void undo(action)}
              onUndoAll={() => undoAll(run, actions[0].subject)}
            />
          ) : (
            <TraceEntry key={id} action={actions[0]} onUndo={() => void undo(actions[0])} />
          );
        })}
      </ul>
      <RunDialog run={undone} onClose={closeUndone} />
    </ListFrame>
  );
}

interface DayProps {
  id: string;
  label: string;
  day: string;
  onChoose: (day: string) => void;
}

/** While a year is typed it is one of the first centuries: the list waits until it is whole. */
function Day({ id, label, day, onChoose }: DayProps) {
  const input = useAddressedField(day);
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className="ds-input"
        type="date"
        defaultValue={day}
        onChange={({ target: { value, validity } }) => {
          if (!validity.badInput && /^([1-9]\d{3}-|$)/.test(value)) onChoose(value);
        }}
      />
    </div>
  );
}

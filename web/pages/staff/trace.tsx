import type { StaffActionRecord, StaffSubject } from '../../../contract/staff-trace.ts';
import { api } from '../../platform/api.ts';
import { type Filter, ListFrame } from './list/list-frame.tsx';
import { useStaffList } from './list/use-staff-list.ts';
import type { TabProps } from './tab.ts';
import styles from './trace/trace-entry.module.css';
import { TraceEntry } from './trace/trace-entry.tsx';

const plurals: Record<StaffSubject, string> = {
  user: 'Brukere',
  business: 'Bedrifter',
  position: 'Stillinger',
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
  const { list, reload, ...state } = useStaffList({
    filters: ['what', 'subject', 'subjectId', 'from', 'to'],
    load,
    say,
  });
  const undo = ({ id }: StaffActionRecord) =>
    api('POST /admin/trace/:id/undo', { params: { id } }).then(
      ({ message }) => {
        say(message, 'success');
        reload();
      },
      (error: Error) => say(error.message),
    );
  return (
    <ListFrame
      title="Hendelser"
      searchLabel="Søk i hendelser"
      placeholder="Hvem, hva eller en verdi"
      nouns={state.params.get('what') ? ['hendelse', 'hendelser'] : ['endring', 'endringer']}
      filters={filters}
      pagination={list?.pagination}
      onChoose={state.choose}
      extra={['from', 'to'].map((name) => (
        <div key={name} className={styles.day}>
          <label htmlFor={`trace-${name}`}>{name === 'from' ? 'Fra og med' : 'Til og med'}</label>
          <input
            id={`trace-${name}`}
            className="ds-input"
            type="date"
            value={state.params.get(name) ?? ''}
            onChange={({ target }) => state.choose(name, target.value)}
          />
        </div>
      ))}
      {...state}
    >
      <ul className={styles.entries}>
        {list?.actions.map((action) => (
          <TraceEntry key={action.id} action={action} onUndo={() => void undo(action)} />
        ))}
      </ul>
    </ListFrame>
  );
}

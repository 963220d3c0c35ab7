import { useCallback, useState } from 'react';
import type { Reply } from '../../../../contract/endpoint.ts';
import type { staffDashboard } from '../../../../contract/staff/staff-dashboard.ts';
import { api } from '../../../platform/api.ts';
import { addDays } from '../../../platform/format.ts';
import { useReading } from '../../../platform/use-reading.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { TabProps } from '../tab.ts';
import styles from './dashboard.module.css';

type Reading = Omit<Reply<typeof staffDashboard.history>, 'success'>;
type Days = '30' | '90' | '365';

const spans: Record<Days, string> = { '30': 'Siste 30 dager', '90': 'Siste 90 dager', '365': 'Siste år' };
const titles: Record<keyof Reading['series'], string> = {
  users: 'Registrerte brukere',
  businesses: 'Registrerte bedrifter',
  positions: 'Nye stillinger',
  applications: 'Sendte søknader',
  nationalPositions: 'NAV-annonser, etter publiseringsdag',
};

export function History({ say }: TabProps) {
  const [days, setDays] = useState<Days>('90');
  const read = useCallback(() => api('GET /admin/history', { query: { days } }), [days]);
  const { data, retry } = useReading(read, { tell: say });
  return (
    <section aria-labelledby="utvikling">
      <div className={styles.heading}>
        <h2 id="utvikling">Utvikling</h2>
        <SelectField label="Periode" name="days" value={days} onChange={setDays}>
          {Object.entries(spans).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {/* What is there may be of another period. */}
      {data && !retry ? (
        <Charts reading={data} />
      ) : (
        <LoadingOrRetry retry={retry} room={<Charts reading={room} />}>
          Laster utviklingen …
        </LoadingOrRetry>
      )}
    </section>
  );
}

const room: Reading = {
  steps: ['2026-01-01'],
  stepDays: 1,
  series: { users: [], businesses: [], positions: [], applications: [], nationalPositions: [] },
};

const dayFormat = new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** One day, or the first and the last of a step. */
function stepLabel(first: string, stepDays: number) {
  const last = new Date(addDays(first, stepDays - 1));
  return stepDays === 1
    ? dayFormat.format(new Date(first))
    : `${dayFormat.format(new Date(first))}–${dayFormat.format(last)}`;
}

const Charts = ({ reading: { steps, stepDays, series } }: { reading: Reading }) => (
  <div className={styles.charts}>
    {(Object.keys(titles) as (keyof Reading['series'])[]).map((name) => (
      <BarChart
        key={name}
        title={titles[name]}
        labelHeading={stepDays === 1 ? 'Dag' : 'Periode'}
        bars={steps.map((step, index) => ({ label: stepLabel(step, stepDays), value: series[name][index] ?? 0 }))}
      />
    ))}
  </div>
);

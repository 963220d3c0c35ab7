import { Button } from '@digdir/designsystemet-react';
import { useCallback, useState } from 'react';
import type { applicationOverview } from '../../../../contract/applications/application-overview.ts';
import { whereNames } from '../../../../contract/applications/elsewhere-words.ts';
import { CallError } from '../../../../contract/call.ts';
import type { Reply } from '../../../../contract/endpoint.ts';
import type { FieldError } from '../../../../contract/errors.ts';
import { api } from '../../../platform/api.ts';
import { formatCount, formatDate } from '../../../platform/format.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useReading } from '../../../platform/use-reading.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import { useSayWhy } from '../../../ui/say.ts';
import { WideContent } from '../../../ui/wide-content.tsx';
import styles from './overview.module.css';
import type { Period } from './period-form.tsx';

type Row = Reply<typeof applicationOverview.read>['rows'][number];

interface Props extends Period {
  /** Nothing else is chosen by now: what is taken along is what was asked for. */
  isChosen: boolean;
  /** What is wrong with the period. */
  onWrong: (errors: FieldError[]) => void;
}

/** What was applied for in a period, on the screen, on paper and as a file. */
export function OverviewTable({ from, to, withNotes, isChosen, onWrong }: Props) {
  const [isFetching, setFetching] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sayWhy = useSayWhy(setFailure);
  const read = useCallback(async () => {
    try {
      const { rows } = await api('GET /applications/overview', { query: queryOf({ from, to, withNotes }) });
      onWrong([]);
      return { rows };
    } catch (error) {
      if (!(error instanceof CallError && error.errors.length > 0)) throw error;
      onWrong(error.errors);
      return { rows: null };
    }
  }, [from, to, withNotes, onWrong]);
  const { data, problem, retry } = useReading(read, { failed: 'Kunne ikke laste oversikten' });
  const rows = data?.rows;
  const download = async () => {
    if (isFetching) return;
    setFetching(true);
    setFailure(null);
    try {
      const table = await api('GET /applications/overview/export', { query: queryOf({ from, to, withNotes }) });
      saveFile(table, `søknader-${from}-${to}.csv`);
    } catch (error) {
      sayWhy(error, 'Kunne ikke lage tabellen', () => void download());
    } finally {
      setFetching(false);
    }
  };
  return (
    <>
      <Banner>{failure ?? problem}</Banner>
      {!data && <LoadingOrRetry retry={retry}>Laster oversikten …</LoadingOrRetry>}
      {rows && <p role="status">{`${formatDate(from)}–${formatDate(to)}: ${counted(rows)}`}</p>}
      {rows && rows.length > 0 && (
        <>
          {isChosen ? (
            <div className={`no-print ${styles.buttons}`}>
              <Button aria-disabled={isFetching} onClick={download}>
                <Icon name="download" />
                {isFetching ? 'Henter …' : 'Last ned som regneark (CSV)'}
              </Button>
              <Button variant="secondary" onClick={() => window.print()}>
                Skriv ut
              </Button>
            </div>
          ) : (
            <p className="no-print">Velg «Vis perioden» før du laster ned eller skriver ut.</p>
          )}
          <Table rows={rows} withNotes={withNotes} />
        </>
      )}
    </>
  );
}

const queryOf = ({ from, to, withNotes }: Period) => ({ from, to, withNotes: withNotes ? 'true' : 'false' }) as const;

function counted(rows: Row[]) {
  if (rows.length === 0) return 'Ingen søknader';
  const here = rows.filter(({ where }) => where === 'here').length;
  return `${formatCount(rows.length, 'søknad', 'søknader')}, ${here} på Jobbfjord og ${rows.length - here} andre steder`;
}

/** "20.11.2026". */
const shortDay = (day: string) => day.split('-').reverse().join('.');

const Table = ({ rows, withNotes }: { rows: Row[]; withNotes: boolean }) => (
  <WideContent label="Søknadene">
    <table className={`ds-table ${styles.table}`}>
      <caption className="visually-hidden">Det du har søkt på, det siste først</caption>
      <thead>
        <tr>
          <th scope="col">Dato</th>
          <th scope="col">Stilling</th>
          <th scope="col">Arbeidsgiver</th>
          <th scope="col">Hvor</th>
          <th scope="col">Status</th>
          {withNotes && <th scope="col">Notat</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, position, employer, where, state, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and nothing changes here
          <tr key={index}>
            <td className={styles.short}>{shortDay(day)}</td>
            <th scope="row" className={styles.words}>
              {position}
            </th>
            <td className={styles.words}>{employer}</td>
            <td className={styles.short}>{whereNames[where]}</td>
            <td className={styles.short}>{state}</td>
            {withNotes && <td className={styles.note}>{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </WideContent>
);

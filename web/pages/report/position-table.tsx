import { Link } from 'react-router';
import { formatNumber } from '../../platform/format.ts';
import { WideContent } from '../../ui/wide-content.tsx';
import styles from './report.module.css';
import type { Report } from './report-content.tsx';
import { waited } from './waited.ts';

type Row = Report['positions'][number];

interface Props {
  positions: Row[];
  inbox: string;
}

const outcomes = { waiting: 'Venter', answered: 'Fått svar', invited: 'Intervju', approved: 'Godkjent' } as const;

/** On a phone most columns are out of sight: what asks for something stands first, and whose row it is stays. */
export const PositionTable = ({ positions, inbox }: Props) => (
  <section aria-labelledby="stillinger">
    <h2 id="stillinger">Stilling for stilling</h2>
    <WideContent label="Visninger og søknader for hver stilling">
      <table className={`ds-table ${styles.table}`} aria-labelledby="stillinger">
        <thead>
          <tr>
            <th scope="col">Stilling</th>
            <th scope="col">Søknader</th>
            {Object.values(outcomes).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Tid til svar</th>
            <th scope="col">Visninger</th>
          </tr>
        </thead>
        <tbody>
          {positions.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={`/stilling/${row.id}`}>{row.title}</Link>
              </th>
              <td>
                <Received {...row} inbox={inbox} />
              </td>
              {Object.keys(outcomes).map((name) => (
                <td key={name}>{row.received > 0 ? formatNumber(row[name as keyof typeof outcomes]) : '–'}</td>
              ))}
              <td>{waited(row.hoursToAnswer)}</td>
              <td>{formatNumber(row.views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideContent>
  </section>
);

/** The inbox has those from before the period too. Elsewhere than through a form, nobody knows how many applied. */
function Received({ id, title, received, applicationMethod, inbox }: Row & { inbox: string }) {
  if (received > 0) {
    return (
      <>
        {formatNumber(received)}
        <Link to={`${inbox}?positionId=${id}`} className={styles.all}>
          Se alle<span className="visually-hidden"> søknader til {title}</span>
        </Link>
      </>
    );
  }
  if (applicationMethod === 'form') return '0';
  return <span className="quiet">{applicationMethod === 'email' ? 'På e-post' : 'Eget nettsted'}</span>;
}

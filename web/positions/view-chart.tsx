import { Table } from '@digdir/designsystemet-react';
import { policy } from '../../contract/policy.ts';
import { addDays, formatDate, formatNumber } from '../platform/format.ts';
import styles from './view-chart.module.css';

interface Props {
  /** Of the position, for those who hear the page. */
  title: string;
  /** Those with any views; the others are 0. */
  days: { day: string; views: number }[];
  /** The last day shown. */
  today: string;
}

const DAYS = policy.viewsByDay;
const HEIGHT = 40;
const WIDTH = 300;

/** The last days as a line, and the same as a table for whoever wants the numbers. */
export function ViewChart({ title, days, today }: Props) {
  if (days.length === 0) return null;
  const views = new Map(days.map(({ day, views }) => [day, views]));
  const shown = Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - DAYS);
    return { day, views: views.get(day) ?? 0 };
  });
  const most = Math.max(...shown.map(({ views }) => views), 1);
  const points = shown.map(({ views }, index) => [(index / (DAYS - 1)) * WIDTH, HEIGHT - (views / most) * HEIGHT]);
  const line = points.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <div className={styles.chart}>
      <svg viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} className={styles.area} />
        <polyline points={line} className={styles.line} />
      </svg>
      <details className={styles.numbers}>
        <summary>
          Visninger dag for dag<span className="visually-hidden">: {title}</span>
        </summary>
        <div className={styles.table}>
          <Table data-size="sm" zebra>
            <caption className="visually-hidden">Visninger de siste {DAYS} dagene</caption>
            <thead>
              <tr>
                <th scope="col">Dag</th>
                <th scope="col">Visninger</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, views }) => (
                <tr key={day}>
                  <td>{formatDate(day)}</td>
                  <td>{formatNumber(views)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </details>
    </div>
  );
}

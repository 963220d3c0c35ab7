import { formatNumber } from '../platform/format.ts';
import styles from './bar-chart.module.css';

interface Props {
  title: string;
  /** What each bar stands for, and how much. */
  bars: { label: string; value: number }[];
  /** Over the labels in the table. */
  labelHeading: string;
}

const WIDTH = 600;
const HEIGHT = 140;

/** Bars to look at, with the same numbers as a table to read. */
export function BarChart({ title, bars, labelHeading }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const step = WIDTH / Math.max(1, bars.length);
  const gap = Math.min(6, step * 0.25);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className={styles.title}>{title}</span> <span className="quiet tabular">{formatNumber(total)} i alt</span>
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.most} aria-hidden="true">
          {formatNumber(most)}
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <line x1="0" x2={WIDTH} y1="0.5" y2="0.5" className={styles.line} />
          <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className={styles.line} />
          {bars.map(({ label, value }, index) => {
            const height = value === 0 ? 0 : Math.max(2, (value / most) * HEIGHT);
            return (
              <rect
                key={label}
                className={styles.bar}
                x={index * step + gap / 2}
                y={HEIGHT - height}
                width={step - gap}
                height={height}
              >
                <title>{`${label}: ${formatNumber(value)}`}</title>
              </rect>
            );
          })}
        </svg>
        <span className={styles.ends} aria-hidden="true">
          <span>{bars[0]?.label}</span>
          <span>{bars.at(-1)?.label}</span>
        </span>
      </div>
      <details>
        <summary>
          Vis tallene<span className="visually-hidden">: {title}</span>
        </summary>
        <table className="ds-table" data-size="sm" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{labelHeading}</th>
              <th scope="col">Antall</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="tabular">{formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

import { formatNumber } from '../../platform/format.ts';
import styles from './statistics.module.css';

export interface Figure {
  label: string;
  /** Nothing while it is not known. */
  value: number | null;
}

export const Statistics = ({ figures }: { figures: Figure[] }) => (
  <section className={styles.band} aria-label="Jobbfjord i tall">
    <dl className={`page ${styles.figures}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value === null ? '...' : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  </section>
);

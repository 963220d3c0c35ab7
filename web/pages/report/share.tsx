import { formatNumber } from '../../platform/format.ts';
import styles from './report.module.css';

interface Props {
  label: string;
  count: number;
  total: number;
}

/** How many of all, as a row of a list and a bar. */
export function Share({ label, count, total }: Props) {
  const share = Math.round((100 * count) / total);
  return (
    <li>
      <span>{label}</span>
      <span className="tabular">
        {formatNumber(count)} <span className="quiet">({share} %)</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
    </li>
  );
}

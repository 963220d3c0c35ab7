import { Link } from 'react-router';
import { formatNumber } from '../../platform/format.ts';
import styles from './counted-link.module.css';

interface Props {
  to: string;
  label: string;
  /** Nothing while it is not known. */
  count: number | null;
}

/** To the positions of a place or an occupation, with how many there are. */
export const CountedLink = ({ to, label, count }: Props) => (
  <Link to={to} prefetch="intent" className={styles.link}>
    <span className={styles.label}>{label}</span>
    {count !== null && (
      <span className={styles.count}>
        {formatNumber(count)}
        <span className="visually-hidden"> {count === 1 ? 'stilling' : 'stillinger'}</span>
      </span>
    )}
  </Link>
);

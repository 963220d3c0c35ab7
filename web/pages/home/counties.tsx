import { Link } from 'react-router';
import { formatNumber } from '../../platform/format.ts';
import styles from './counties.module.css';

export interface County {
  id: string;
  name: string;
  /** Nothing while it is not known. */
  count: number | null;
}

/** The way in for whoever knows where, and not yet what. */
export function Counties({ counties }: { counties: County[] }) {
  if (counties.length === 0) return null;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="counties">
      <div className="page">
        <h2 id="counties">Hvor vil du jobbe?</h2>
        <ul className={styles.counties}>
          {counties.map(({ id, name, count }) => (
            <li key={id}>
              <Link to={`/stillinger?fylke=${id}`} prefetch="intent" className={styles.county}>
                <span>{name}</span>
                {count !== null && (
                  <span className={styles.count}>
                    {formatNumber(count)}
                    <span className="visually-hidden"> {count === 1 ? 'stilling' : 'stillinger'}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.map}>
          <Link to="/stillinger/kart">Se stillingene på kart</Link>
        </p>
      </div>
    </section>
  );
}

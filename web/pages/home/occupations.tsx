import styles from './counted-link.module.css';
import { CountedLink } from './counted-link.tsx';

export interface Occupation {
  name: string;
  count: number | null;
}

/** The way in for whoever knows what, and not yet where. */
export const Occupations = ({ occupations }: { occupations: Occupation[] }) => (
  <section className={`section ${styles.section}`} aria-labelledby="occupations">
    <div className="page">
      <h2 id="occupations">Hva vil du jobbe med?</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.links} role="list">
        {occupations.map(({ name, count }) => (
          <li key={name}>
            <CountedLink to={`/stillinger?${new URLSearchParams({ occupation: name })}`} label={name} count={count} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

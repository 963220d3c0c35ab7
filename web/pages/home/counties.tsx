import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../platform/format.ts';
import { useMedia } from '../../platform/use-media.ts';
import type { drawMap } from '../../positions/map/draw-map.ts';
import { NorwayMap } from '../../positions/map/norway-map.tsx';
import styles from './counties.module.css';

export interface County {
  id: string;
  name: string;
  /** Nothing while it is not known. */
  count: number | null;
}

interface Props {
  counties: County[];
  /** Nothing while the numbers are not known. */
  map: ReturnType<typeof drawMap> | null;
}

const listOf = (county: string) => `/stillinger?fylke=${county}`;

/** The way in for whoever knows where, and not yet what. */
export function Counties({ counties, map }: Props) {
  const [pointed, setPointed] = useState<string | null>(null);
  const isWide = useMedia('(width > 1024px)');
  if (counties.length === 0) return null;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="counties">
      <div className={`page ${styles.columns}`}>
        <div>
          <h2 id="counties">Hvor vil du jobbe?</h2>
          <ul className={styles.counties}>
            {counties.map(({ id, name, count }) => (
              <li
                key={id}
                data-pointed={pointed === id || undefined}
                onPointerEnter={() => setPointed(id)}
                onPointerLeave={() => setPointed(null)}
              >
                <Link to={listOf(id)} prefetch="intent" className={styles.county}>
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
          <p className={styles.toMap}>
            <Link to="/stillinger/kart">Se stillingene på kart</Link>
          </p>
        </div>
        {map && (
          <div className={styles.map}>
            {isWide && <NorwayMap map={map} pointed={pointed} onPoint={setPointed} hrefOf={listOf} />}
          </div>
        )}
      </div>
    </section>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { useMedia } from '../../platform/use-media.ts';
import type { drawMap } from '../../positions/map/draw-map.ts';
import { NorwayMap } from '../../positions/map/norway-map.tsx';
import links from './counted-link.module.css';
import { CountedLink } from './counted-link.tsx';
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
    <section className={`section ${links.section}`} aria-labelledby="counties">
      <div className={`page ${styles.columns}`}>
        <div>
          <h2 id="counties">Hvor vil du jobbe?</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
          <ul className={links.links} role="list">
            {counties.map(({ id, name, count }) => (
              <li
                key={id}
                data-pointed={pointed === id || undefined}
                onPointerEnter={() => setPointed(id)}
                onPointerLeave={() => setPointed(null)}
              >
                <CountedLink to={listOf(id)} label={name} count={count} />
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

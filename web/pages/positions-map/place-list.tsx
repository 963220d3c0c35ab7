import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../platform/format.ts';
import type { Pointing } from '../../positions/map/pointing.ts';
import styles from './place-list.module.css';

interface Props extends Pointing {
  heading: string;
  places: { id: string; name: string; count: number }[];
  hrefOf: (id: string) => string;
  /** For a list that makes room for the next one. */
  onGo?: (event: MouseEvent) => void;
}

/** The places of the map with their hits. What has none is named too, and leads nowhere. */
export function PlaceList({ heading, places, pointed, onPoint, hrefOf, onGo }: Props) {
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.list} role="list">
        {places.map(({ id, name, count }) => {
          const row = (
            <>
              {name}
              <span className="quiet tabular">
                {formatNumber(count)}
                <span className="visually-hidden"> {count === 1 ? 'stilling' : 'stillinger'}</span>
              </span>
            </>
          );
          return (
            <li
              key={id}
              data-pointed={pointed === id || undefined}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(null)}
            >
              {count > 0 ? (
                <Link
                  to={hrefOf(id)}
                  preventScrollReset={Boolean(onGo)}
                  className={styles.place}
                  onClick={onGo}
                  onFocus={() => onPoint(id)}
                  onBlur={() => onPoint(null)}
                >
                  {row}
                </Link>
              ) : (
                <p className={`quiet ${styles.place}`}>{row}</p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

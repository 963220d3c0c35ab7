import { Link } from 'react-router';
import { formatCount } from '../../platform/format.ts';
import type { drawMap } from './draw-map.ts';
import norway from './norway.svg?url';
import styles from './norway-map.module.css';

interface Props {
  map: ReturnType<typeof drawMap>;
  /** The place in the list that is pointed at. */
  pointed: string | null;
  onPoint: (place: string | null) => void;
  hrefOfCounty: (id: string) => string;
  hrefOfMunicipality: (slug: string) => string;
  onGo: () => void;
}

export const titleOf = (name: string, count: number) => `${name}: ${formatCount(count, 'stilling', 'stillinger')}`;

/** To look at and to press. The list beside it has the same places with the same links, for everybody else. */
export function NorwayMap({ map, pointed, onPoint, hrefOfCounty, hrefOfMunicipality, onGo }: Props) {
  const { view, pixel, shapes, marks } = map;
  const pointing = (place: string) => ({
    tabIndex: -1,
    'data-pointed': pointed === place || undefined,
    onPointerEnter: () => onPoint(place),
    onPointerLeave: () => onPoint(null),
  });
  return (
    <svg className={styles.map} viewBox={view.join(' ')} aria-hidden="true" focusable="false">
      {shapes.map(({ id, name, count, level, isShown }) => (
        <Link
          key={id}
          to={hrefOfCounty(id)}
          preventScrollReset
          className={styles.county}
          data-level={isShown ? level : undefined}
          onClick={onGo}
          {...pointing(id)}
        >
          <title>{titleOf(name, count)}</title>
          <use href={`${norway}#${id}`} />
        </Link>
      ))}
      <g fontSize={14 * pixel} className={styles.numbers}>
        {shapes.map(
          ({ id, name, number }) =>
            number && (
              <g key={id}>
                {number.from && (
                  <line
                    x1={number.from[0]}
                    y1={number.from[1]}
                    x2={number.at[0]}
                    y2={number.at[1]}
                    className={styles.lead}
                  />
                )}
                <text x={number.at[0]} y={number.at[1]} textAnchor={number.from ? 'start' : 'middle'}>
                  {number.text}
                  <tspan
                    {...(number.from ? { dx: '0.4em' } : { x: number.at[0], dy: '1.2em' })}
                    className={styles.countyName}
                  >
                    {name}
                  </tspan>
                </text>
              </g>
            ),
        )}
      </g>
      <g fontSize={12 * pixel} className={styles.numbers}>
        {marks.map(({ slug, name, count, at: [x, y], radius, number, label }) => (
          <g key={slug}>
            {count === 0 ? (
              <circle cx={x} cy={y} r={radius} className={styles.none}>
                <title>{titleOf(name, count)}</title>
              </circle>
            ) : (
              <Link to={hrefOfMunicipality(slug)} className={styles.mark} {...pointing(slug)}>
                <title>{titleOf(name, count)}</title>
                <circle cx={x} cy={y} r={radius} />
                {number && (
                  <text x={x} y={y} textAnchor="middle">
                    {number}
                  </text>
                )}
              </Link>
            )}
            {label && (
              <text x={label.at[0]} y={label.at[1]} textAnchor={label.anchor} className={styles.name}>
                {name}
              </text>
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}

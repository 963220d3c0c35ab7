import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../platform/format.ts';
import type { CountyShape, drawMap } from './draw-map.ts';
import norway from './norway.svg?url';
import styles from './norway-map.module.css';
import { type Pointing, pointingAt } from './pointing.ts';

interface Props extends Pointing {
  map: ReturnType<typeof drawMap>;
  hrefOf: (id: string) => string;
  /** For a map that stays where it is and shows the county. */
  onGo?: (event: MouseEvent) => void;
  /** What is drawn over the counties. */
  children?: ReactNode;
}

export const hitsIn = (name: string, count: number) => `${name}: ${formatCount(count, 'stilling', 'stillinger')}`;

/** To look at and to press. The list beside it has the same places with the same links, for everybody else. */
export function NorwayMap({ map: { view, pixel, shapes }, hrefOf, onGo, children, ...pointing }: Props) {
  return (
    <div className={styles.frame}>
      <svg className={styles.map} viewBox={view.join(' ')} aria-hidden="true" focusable="false">
        {shapes.map(({ id, name, count, level, isShown }) => (
          <Link
            key={id}
            to={hrefOf(id)}
            preventScrollReset={Boolean(onGo)}
            className={styles.county}
            data-level={isShown ? level : undefined}
            onClick={onGo}
            {...pointingAt(id, pointing)}
          >
            <title>{hitsIn(name, count)}</title>
            <use href={`${norway}#${id}`} />
          </Link>
        ))}
        <g fontSize={14 * pixel} className={styles.numbers}>
          {shapes.map(({ id, name, number }) => number && <CountyNumber key={id} name={name} number={number} />)}
        </g>
        {children}
      </svg>
    </div>
  );
}

/** With the name below it, or after it where both stand outside the county. */
function CountyNumber({ name, number }: { name: string; number: NonNullable<CountyShape['number']> }) {
  const {
    text,
    at: [x, y],
    from,
  } = number;
  return (
    <>
      {from && <line x1={from[0]} y1={from[1]} x2={x} y2={y} className={styles.lead} />}
      <text x={x} y={y} textAnchor={from ? 'start' : 'middle'}>
        {text}
        <tspan {...(from ? { dx: '0.4em' } : { x, dy: '1.2em' })} className={styles.countyName}>
          {name}
        </tspan>
      </text>
    </>
  );
}

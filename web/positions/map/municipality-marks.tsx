import { Link } from 'react-router';
import type { Mark } from './draw-map.ts';
import styles from './norway-map.module.css';
import { hitsIn } from './norway-map.tsx';
import { type Pointing, pointingAt } from './pointing.ts';

interface Props extends Pointing {
  marks: Mark[];
  pixel: number;
  hrefOf: (slug: string) => string;
}

export const MunicipalityMarks = ({ marks, pixel, hrefOf, ...pointing }: Props) => (
  <g fontSize={12 * pixel} className={styles.numbers}>
    {marks.map(({ slug, name, count, at: [x, y], radius, number, label }) => (
      <g key={slug}>
        {count === 0 ? (
          <circle cx={x} cy={y} r={radius} className={styles.none}>
            <title>{hitsIn(name, count)}</title>
          </circle>
        ) : (
          <Link to={hrefOf(slug)} className={styles.mark} {...pointingAt(slug, pointing)}>
            <title>{hitsIn(name, count)}</title>
            <circle cx={x} cy={y} r={radius} />
            {number && (
              <text x={x} y={y} textAnchor="middle">
                {number}
              </text>
            )}
          </Link>
        )}
        {label && (
          <text x={label.at[0]} y={label.at[1]} textAnchor={label.anchor}>
            {name}
          </text>
        )}
      </g>
    ))}
  </g>
);

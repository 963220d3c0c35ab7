import { Link } from 'react-router';
import type { ComparedAd } from '../../followed/comparison.ts';
import { isSamePosition } from '../../followed/follow-position.ts';
import { FollowPositionButton } from '../../followed/follow-position-button.tsx';
import { followedPositions } from '../../followed/lists.ts';
import { useStoredList } from '../../followed/stored-list.ts';
import { Tag } from '../../ui/tag.tsx';
import { TimeLeftTag } from '../../ui/time-left-tag.tsx';
import { WideContent } from '../../ui/wide-content.tsx';
import styles from './compare.module.css';
import type { Column, Row } from './load-compared.ts';

interface Props {
  columns: Column[];
  rows: Row[];
  /** The address of the comparison without one of them. */
  without: (ad: ComparedAd) => string;
}

const NOTE = 'Notatet ditt';

export function ComparisonTable({ columns, rows, without }: Props) {
  const followed = useStoredList(followedPositions);
  const notes = columns.map(
    ({ shown }) => (shown && followed.find((each) => isSamePosition(each, shown.position))?.note) || null,
  );
  const shownRows = notes.some(Boolean) ? [...rows, { term: NOTE, values: notes, isSame: false }] : rows;
  return (
    <WideContent label="Stillingene side om side">
      <table className={styles.table} data-columns={columns.length}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <Name {...column} />
              </th>
            ))}
          </tr>
          {/* Apart: the names are said again with each value. */}
          <tr>
            <td className={styles.corner} />
            {columns.map((column) => (
              <td key={column.id}>
                <State {...column} without={without(column)} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownRows.map(({ term, values, isSame }) => (
            <tr key={term} data-same={isSame && columns.length > 1}>
              <th scope="row" className={styles.term}>
                <span>{term}</span>
              </th>
              {columns.map(({ id, shown }, index) => (
                <td key={id}>
                  {values[index] ?? (shown && term !== NOTE && <span className="quiet">Ikke oppgitt</span>)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideContent>
  );
}

const Name = ({ page, id, shown }: Column) =>
  shown ? (
    <>
      <Link to={`/${page}/${id}`} lang={shown.titleLanguage} className={styles.title}>
        {shown.position.title}
      </Link>
      <span className="quiet">{shown.position.businessName}</span>
    </>
  ) : (
    <span className="quiet">Annonsen er borte</span>
  );

const State = ({ page, shown, without }: Column & { without: string }) => (
  <div className={styles.state}>
    {shown && page === 'nav-stilling' && <Tag color="info">NAV</Tag>}
    {shown && <TimeLeftTag {...shown.left} />}
    <span className={`no-print ${styles.acts}`}>
      {shown && <FollowPositionButton position={shown.position} />}
      <Link to={without} preventScrollReset aria-label={`Ta bort ${shown?.position.title ?? 'annonsen som er borte'}`}>
        Ta bort
      </Link>
    </span>
  </div>
);

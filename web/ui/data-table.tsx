import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<R> {
  label: string;
  /** What a row has there. */
  show: (row: R) => ReactNode;
  /** Names the row. */
  isHeading?: boolean;
  /** Has no name beside it on a narrow screen: it says itself what it is, and needs the room. */
  isPlain?: boolean;
  /** Dates, numbers, marks: never broken where there is a table. */
  isShort?: boolean;
}

interface Props<R> {
  caption: string;
  columns: Column<R>[];
  rows: R[];
  isBusy: boolean;
}

/** A table; on a narrow screen a card for each row, with the columns' names beside the values, also for those who hear them. */
export function DataTable<R extends { id: string }>({ caption, columns, rows, isBusy }: Props<R>) {
  return (
    <div className={styles.frame}>
      <table className={`ds-table ${styles.table}`} aria-busy={isBusy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className={styles.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row}>
              {columns.map(({ label, show, isHeading, isPlain, isShort }) =>
                isHeading ? (
                  <th key={label} scope="row" className={styles.heading} data-label={label}>
                    {show(row)}
                  </th>
                ) : (
                  <td
                    key={label}
                    className={isPlain ? styles.plain : styles.cell}
                    data-short={isShort}
                    data-label={label}
                  >
                    {show(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

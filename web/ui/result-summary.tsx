import type { ReactNode, RefObject } from 'react';
import { formatNumber } from '../platform/format.ts';
import { Chips } from './chips.tsx';
import styles from './result-summary.module.css';

interface Props {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** "123 stillinger". */
  count: string;
  /** How the words were read, if not as they were typed. */
  note?: string | null;
  /** The ways to what else was found and to another order. */
  also?: ReactNode;
  page: number;
  totalPages: number;
  chips: { key: string; label: string; to: string }[];
  /** `null` while the list is untouched: neither filtered nor in another order. */
  resetTo: string | null;
}

/** How many there are and what they are filtered by. Screen readers hear each new count. */
export function ResultSummary({ id, heading, count, note, also, page, totalPages, chips, resetTo }: Props) {
  return (
    <div id={id} className={styles.summary}>
      <div role="status" className={styles.counts}>
        <h2 ref={heading} tabIndex={-1} className={styles.count}>
          {count}
        </h2>
        {totalPages > 1 && page <= totalPages && (
          <p className={`quiet ${styles.page}`}>
            Side {formatNumber(page)} av {formatNumber(totalPages)}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {/* Not in there: each new count would be followed by the words of all the links. */}
      {also && <p className={styles.also}>{also}</p>}
      <Chips
        label="Valgte filtre"
        chips={chips}
        reset={resetTo === null ? null : { label: 'Nullstill alle filtre', to: resetTo }}
        onRemove={() => heading.current?.focus({ preventScroll: true })}
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './chosen-bar.module.css';

interface Props<R> {
  rows: R[];
  chosen: R[];
  onChoose: (rows: R[], isChosen: boolean) => void;
  /** What else can be chosen at once, when the page is. */
  children?: ReactNode;
}

/** Chooses all that are on the page. */
export function ChoosePage<R extends { id: string }>({ rows, chosen, onChoose, children }: Props<R>) {
  const all = rows.length > 0 && rows.every(({ id }) => chosen.some((each) => each.id === id));
  return (
    <div className={`${styles.choices} no-print`}>
      <label className={styles.choice}>
        <input
          className="ds-input"
          type="checkbox"
          checked={all}
          onChange={({ target }) => onChoose(rows, target.checked)}
        />
        Velg alle på siden
      </label>
      {all && children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

interface Props<T> {
  items: T[];
  keyOf: (item: T) => string;
  /** The next result is on its way; this one stays until then. */
  busy?: boolean;
  children: (item: T) => ReactNode;
}

export function CardGrid<T>({ items, keyOf, busy, children }: Props<T>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul className={styles.grid} role="list" data-busy={busy || undefined}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}

import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './card-grid.module.css';

interface Props<T> {
  items: T[];
  keyOf: (item: T) => string;
  /** The next result is on its way; this one stays until then. */
  busy?: boolean;
  children: (item: T) => ReactNode;
}

type Cover = ((item: object) => ReactNode) | undefined;

let cover: Cover;
const grids = new Set<() => void>();

/** Adds to each card what is only for those who are logged in. With `data-covers` it stands in the card's place. */
export function coverCards(wanted: Cover) {
  cover = wanted;
  for (const tell of grids) tell();
}

const subscribe = (tell: () => void) => {
  grids.add(tell);
  return () => grids.delete(tell);
};

export function CardGrid<T extends object>({ items, keyOf, busy, children }: Props<T>) {
  const covered = useSyncExternalStore(
    subscribe,
    () => cover,
    () => undefined,
  );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul className={styles.grid} role="list" data-busy={busy || undefined}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          {children(item)}
          {covered?.(item)}
        </li>
      ))}
    </ul>
  );
}

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
const covers = new Set<() => void>();

/** Adds to each card what is only for those who are logged in. With `data-covers` it stands in the card's place. */
export function coverCards(wanted: Cover) {
  cover = wanted;
  for (const tell of covers) tell();
}

const subscribe = (tell: () => void) => {
  covers.add(tell);
  return () => covers.delete(tell);
};

/** Renders alone: of a long list, what is for those who are logged in is not worth rendering every card once more. */
function Covered({ item }: { item: object }) {
  const covered = useSyncExternalStore(
    subscribe,
    () => cover,
    () => undefined,
  );
  return covered?.(item);
}

export function CardGrid<T extends object>({ items, keyOf, busy, children }: Props<T>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul className={styles.grid} role="list" data-busy={busy || undefined}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          {children(item)}
          <Covered item={item} />
        </li>
      ))}
    </ul>
  );
}

import { useSyncExternalStore } from 'react';
import { onItemChange, readItem, writeItem } from '../platform/storage.ts';

export interface StoredList<T> {
  read(): T[];
  write(items: T[]): void;
  subscribe(listener: () => void): () => void;
}

/** Always this one: another empty list than while the server rendered would have the page rendered once more. */
const nothing: never[] = [];

/**
 * A list kept in the browser, the same in all its tabs. Where storage is closed it lasts as long as the page. What lacks
 * something `needed`, whoever wrote it there, is none of its items.
 */
export function storedList<T>(key: string, needed: (keyof T)[]): StoredList<T> {
  const listeners = new Set<() => void>();
  let items: T[] | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // For good: what other tabs do while no list is shown counts too. The server has no tabs.
  if (typeof window !== 'undefined') {
    onItemChange(key, () => {
      items = undefined;
      tell();
    });
  }
  return {
    read: () => {
      items ??= parse(readItem(key), needed);
      return items;
    },
    write: (changed) => {
      items = changed.length > 0 ? changed : nothing;
      writeItem(key, changed.length > 0 ? JSON.stringify(changed) : null);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Empty while the server renders. */
export const useStoredList = <T>(list: StoredList<T>): T[] =>
  useSyncExternalStore(list.subscribe, list.read, () => nothing);

function parse<T>(text: string | null, needed: (keyof T)[]): T[] {
  if (text === null) return nothing;
  try {
    return JSON.parse(text).filter((item: T | null) => needed.every((name) => item?.[name]));
  } catch {
    return nothing;
  }
}

import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../platform/storage.ts';

export interface StoredList<T> {
  read(): T[];
  write(items: T[]): void;
  subscribe(listener: () => void): () => void;
}

/** A list kept in the browser, the same in all its tabs. Where storage is closed it lasts as long as the page. */
export function storedList<T>(key: string): StoredList<T> {
  const listeners = new Set<() => void>();
  let items: T[] | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    items = undefined;
    tell();
  };
  return {
    read: () => {
      items ??= parse<T>(readItem(key));
      return items;
    },
    write: (changed) => {
      items = changed;
      writeItem(key, changed.length > 0 ? JSON.stringify(changed) : null);
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}

const nothing: never[] = [];

/** Empty while the server renders. */
export const useStoredList = <T>(list: StoredList<T>): T[] =>
  useSyncExternalStore(list.subscribe, list.read, () => nothing);

function parse<T>(text: string | null): T[] {
  try {
    const items = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items.filter((item) => typeof item === 'object' && item !== null) : [];
  } catch {
    return [];
  }
}

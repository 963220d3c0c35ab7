import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from '../../../../contract/call.ts';
import { useAccount } from '../../../accounts/account.tsx';
import { type Say, useSayFailed } from '../../../ui/say.ts';
import type { Pagination } from './list-count.tsx';
import type { Filter } from './list-frame.tsx';

interface Options<T> {
  filters: Filter[];
  /** What else narrows the list beside its search, by the names in the address. */
  more?: string[];
  load: (query: Record<string, string>) => Promise<T>;
  say: Say;
}

/** A list whose search, filters, page and opened entry stand in the address. What was there stays until the next is. */
export function useStaffList<T extends { pagination: Pagination }>({ filters, more = [], load, say }: Options<T>) {
  const [params, setParams] = useSearchParams();
  const [list, setList] = useState<T | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const [reloads, setReloads] = useState(0);
  const { refresh } = useAccount();
  const sayFailed = useSayFailed(say);
  const reload = useCallback(() => setReloads((before) => before + 1), []);
  const asked = JSON.stringify(
    ['search', 'page', ...filters.map(({ name }) => name), ...more].flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );

  const write = useCallback(
    (changes: Record<string, string | null>, replace = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { preventScrollReset: true, replace },
      ),
    [setParams],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: again after a change
  useEffect(() => {
    let isWanted = true;
    setBusy(true);
    load(Object.fromEntries(JSON.parse(asked)))
      .then(
        (loaded) => {
          if (!isWanted) return;
          const { page, totalPages } = loaded.pagination;
          // Its last entry may have gone from the page that one was on.
          if (page > 1 && page > totalPages) return write({ page: `${Math.max(1, totalPages)}` }, true);
          setList(loaded);
          setFailed(false);
        },
        (error) => {
          if (!isWanted) return;
          // Who is not of the staff any more sees nothing of it.
          if (error instanceof CallError && error.status === 403) void refresh();
          setFailed(true);
          sayFailed(error, undefined, reload);
        },
      )
      .finally(() => isWanted && setBusy(false));
    return () => {
      isWanted = false;
    };
  }, [asked, load, sayFailed, reloads, reload, refresh]);

  /** Another search begins on its first page. */
  const onChoose = (name: string, value: string) => write({ page: null, [name]: value });
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', `${page}`);
    return `?${next}`;
  };
  /** Of a row, where it stands. Says what it is now: what was said of it before may be the opposite. */
  const change = (saving: Promise<unknown>, said: string) =>
    saving.then(
      () => {
        say(said, 'success');
        reload();
      },
      (error) => sayFailed(error, 'Feil ved oppdatering'),
    );
  const retry = () => {
    say(null);
    reload();
  };
  const edit = (id: string) => write({ edit: id });
  const close = useCallback(() => write({ edit: null }, true), [write]);
  const editing = { id: params.get('edit'), onClose: close, onSaved: reload, say };
  const shown = { params, pagination: list?.pagination, isBusy, retry: hasFailed ? retry : null };
  return { list, frame: { filters, ...shown, onChoose, hrefOf }, reload, change, edit, editing };
}

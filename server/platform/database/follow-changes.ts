import type { Platform } from '../platform.ts';
import { type ChangeKind, createChangeFeed } from './change-feed.ts';
import { NO_ID } from './no-id.ts';

/** How old what is kept in memory may be. A reader after that waits for what was committed meanwhile. */
const FRESH_MS = 200;
export const BATCH = 1000;

let wroteAtMs = 0;

/** A call of this process may have changed something: whoever makes one sees it in the next answer. */
export const noteWrite = () => {
  wroteAtMs = performance.now();
};

/** Which rows to read: these, or the next batch in the order of their ids. */
export type Part = { ids: string[] } | { after: string };

interface Copy<R extends { id: string }> {
  kind: ChangeKind;
  /** The rows that belong into the copy, at most a batch. */
  read(part: Part): Promise<R[]>;
  load(batches: AsyncIterable<R[]>): Promise<void>;
  put(row: R): void;
  remove(id: string): void;
  ids(): Iterable<string>;
  /** Of the rows that come to belong into it by the clock: nothing of theirs changes. */
  findDue?(): Promise<string[]>;
}

/** Keeps a copy of some rows as the database has them: `refresh` returns when it is no older than it may be. */
export function followChanges<R extends { id: string }>({ db, config }: Platform, copy: Copy<R>) {
  // Tests change rows behind the calls' back.
  const freshMs = config.mode === 'test' ? 0 : FRESH_MS;
  let readChanges = createChangeFeed(copy.kind);
  let refreshing: Promise<void> | undefined;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  const isFresh = (nowMs: number) => askedAtMs + freshMs > nowMs && askedAtMs > wroteAtMs;

  async function refresh() {
    const nowMs = performance.now();
    if (isFresh(nowMs)) return;
    // What is being read may have been asked for before the last change.
    if (refreshing) await refreshing;
    if (isFresh(nowMs)) return;
    refreshing ??= follow().finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  }

  async function follow() {
    const beganAtMs = performance.now();
    try {
      const changes = await readChanges(db);
      const due = (await copy.findDue?.()) ?? [];
      if (changes === 'everything') await loadAll();
      else await reload([...changes, ...due]);
    } catch (error) {
      // What was announced but not read would be missed: begin anew.
      readChanges = createChangeFeed(copy.kind);
      throw error;
    }
    askedAtMs = beganAtMs;
  }

  async function loadAll() {
    const gone = new Set(copy.ids());
    await copy.load(allRows(gone));
    for (const id of gone) copy.remove(id);
  }

  /** In batches; the next one is read while this one is taken in. */
  async function* allRows(gone: Set<string>) {
    let reading: Promise<R[]> | undefined = copy.read({ after: NO_ID });
    while (reading) {
      const rows: R[] = await reading;
      const last = rows.length === BATCH ? rows.at(-1) : undefined;
      reading = last && copy.read({ after: last.id });
      // Whoever waits for it hears of a failure.
      reading?.catch(() => {});
      for (const { id } of rows) gone.delete(id);
      yield rows;
    }
  }

  async function reload(ids: string[]) {
    for (let start = 0; start < ids.length; start += BATCH) {
      const changed = ids.slice(start, start + BATCH);
      const rows = await copy.read({ ids: changed });
      const present = new Set(rows.map(({ id }) => id));
      for (const id of changed) if (!present.has(id)) copy.remove(id);
      for (const row of rows) copy.put(row);
    }
  }

  return refresh;
}

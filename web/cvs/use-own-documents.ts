import { useCallback, useEffect, useState } from 'react';
import { failedAnd, hasStatus } from '../../contract/call.ts';
import { useAttemptKey } from '../platform/use-attempt-key.ts';
import { whenKept } from '../platform/use-autosave.ts';
import { useOnRefused } from '../ui/on-refused.ts';

interface Document {
  id: string;
}

/** The same from one drawing to the next. */
export interface Calls<D, Kept> {
  list: () => Promise<D[]>;
  drafts: () => Promise<Kept[]>;
  remove: (id: string) => Promise<unknown>;
  duplicate: (id: string, idempotencyKey: string) => Promise<D>;
  failed: { load: string; remove: string; duplicate: string };
}

/** What one has made, and what was typed and not saved. `onProblem` is told what went wrong, and when that no longer holds. */
export function useOwnDocuments<D extends Document, Kept>(
  calls: Calls<D, Kept>,
  onProblem: (problem: string | null) => void,
) {
  const onRefused = useOnRefused();
  const [documents, setDocuments] = useState<D[] | null>(null);
  const [drafts, setDrafts] = useState<Kept[]>([]);
  const copying = useAttemptKey();

  const read = useCallback(async () => {
    const found = await calls.list();
    setDocuments(found);
    return found;
  }, [calls]);
  const readDrafts = useCallback(async () => {
    await whenKept();
    const found = await calls.drafts();
    setDrafts(found);
    return found;
  }, [calls]);
  /** Of what the list says of them, the last that was learned will do. */
  const loadDrafts = useCallback(() => readDrafts().catch(() => []), [readDrafts]);
  const load = useCallback(async () => {
    try {
      await Promise.all([read(), loadDrafts()]);
    } catch (error) {
      onProblem(calls.failed.load);
      onRefused(error, () => {
        onProblem(null);
        void load();
      });
    }
  }, [read, loadDrafts, onRefused, onProblem, calls]);
  useEffect(() => void load(), [load]);
  /** The problem is put away; a list that it kept from coming is asked for again. */
  const goOn = () => {
    onProblem(null);
    if (documents === null) void load();
  };

  const add = (made: D) => setDocuments((before) => [made, ...(before ?? []).filter(({ id }) => id !== made.id)]);
  const drop = (id: string) => setDocuments((before) => (before ?? []).filter((other) => other.id !== id));
  const remove = (document: D): Promise<void> =>
    calls.remove(document.id).then(
      () => drop(document.id),
      (error) => {
        // Gone already: the reply to the first try was lost, or it was deleted elsewhere.
        if (hasStatus(error, 404)) drop(document.id);
        else if (!onRefused(error, () => void remove(document))) onProblem(failedAnd(calls.failed.remove, error));
      },
    );
  const duplicate = (document: D): Promise<void> =>
    calls.duplicate(document.id, copying.keyFor(document.id)).then(
      (made) => {
        copying.forget();
        add(made);
      },
      (error) => {
        if (!onRefused(error, () => void duplicate(document))) onProblem(failedAnd(calls.failed.duplicate, error));
      },
    );
  return { documents, drafts, load, goOn, read, readDrafts, loadDrafts, add, remove, duplicate };
}

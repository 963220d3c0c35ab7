import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import { useAttemptKey } from '../platform/use-attempt-key.ts';

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

/** What one has made, and what was typed and not saved. `onProblem` is told what went wrong. */
export function useOwnDocuments<D extends Document, Kept>(calls: Calls<D, Kept>, onProblem: (problem: string) => void) {
  const [documents, setDocuments] = useState<D[] | null>(null);
  const [drafts, setDrafts] = useState<Kept[]>([]);
  const copying = useAttemptKey();

  const read = useCallback(async () => {
    const found = await calls.list();
    setDocuments(found);
    return found;
  }, [calls]);
  const readDrafts = useCallback(async () => {
    const found = await calls.drafts();
    setDrafts(found);
    return found;
  }, [calls]);
  /** Of what the list says of them, the last that was learned will do. */
  const loadDrafts = useCallback(() => readDrafts().catch(() => []), [readDrafts]);
  const load = useCallback(async () => {
    try {
      await Promise.all([read(), loadDrafts()]);
    } catch {
      onProblem(calls.failed.load);
    }
  }, [read, loadDrafts, onProblem, calls]);
  useEffect(() => void load(), [load]);

  const add = (made: D) => setDocuments((before) => [made, ...(before ?? []).filter(({ id }) => id !== made.id)]);
  const drop = (id: string) => setDocuments((before) => (before ?? []).filter((other) => other.id !== id));
  const remove = ({ id }: D) =>
    calls.remove(id).then(
      () => drop(id),
      // Gone already: the reply to the first try was lost, or it was deleted elsewhere.
      (error) => (error.status === 404 ? drop(id) : onProblem(reasonOf(error, calls.failed.remove))),
    );
  const duplicate = ({ id }: D) =>
    calls.duplicate(id, copying.keyFor(id)).then(
      (made) => {
        copying.forget();
        add(made);
      },
      (error) => onProblem(reasonOf(error, calls.failed.duplicate)),
    );
  return { documents, drafts, load, read, readDrafts, loadDrafts, add, remove, duplicate };
}

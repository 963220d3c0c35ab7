import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import type { Cv } from '../../contract/cv-fields.ts';
import { api } from '../platform/api.ts';
import { formatMoment } from '../platform/format.ts';
import { useAttemptKey } from '../platform/use-attempt-key.ts';
import { type CvDraft, loadDraftPhoto } from './cv-calls.ts';
import type { Start } from './cv-editor.tsx';

interface KeptDraft {
  cvId: string | null;
  cvData: CvDraft;
  photo: string | null;
  savedAt: string;
}

/** One's own CVs, and what was typed and not saved. `onProblem` is told what went wrong. */
export function useOwnCvs(onProblem: (problem: string) => void) {
  const [cvs, setCvs] = useState<Cv[] | null>(null);
  const [drafts, setDrafts] = useState<KeptDraft[]>([]);
  const copying = useAttemptKey();

  const readCvs = useCallback(async (): Promise<Cv[]> => {
    const { cvs: found } = await api('GET /cvs');
    setCvs(found);
    return found;
  }, []);
  const readDrafts = useCallback(async (): Promise<KeptDraft[]> => {
    const { drafts: found } = await api('GET /cvs/drafts');
    setDrafts(found);
    return found;
  }, []);
  /** Of what the list says of them, the last that was learned will do. */
  const loadDrafts = useCallback(() => readDrafts().catch(() => []), [readDrafts]);
  const load = useCallback(async () => {
    try {
      await Promise.all([readCvs(), loadDrafts()]);
    } catch {
      onProblem('Kunne ikke laste CV-er');
    }
  }, [readCvs, loadDrafts, onProblem]);
  useEffect(() => void load(), [load]);

  /** A CV as it is now, or `null` for a new one, and what was typed into it and not saved. */
  const readKept = async (id: string | null) => {
    const [found, kept] = await Promise.all([id ? readCvs() : [], readDrafts()]);
    const draft = kept.find(({ cvId }) => cvId === id);
    const start: Start | null = draft
      ? {
          draft: draft.cvData,
          image: await loadDraftPhoto(draft.photo),
          explanation: `Her er det du skrev ${formatMoment(draft.savedAt)}, men ikke lagret.`,
          isDraft: true,
          openedDraft: draft.savedAt,
        }
      : null;
    return { cv: found.find((cv) => cv.id === id) ?? null, start };
  };

  const add = (cv: Cv) => setCvs((before) => [cv, ...(before ?? []).filter((other) => other.id !== cv.id)]);
  const drop = (id: string) => setCvs((before) => (before ?? []).filter((other) => other.id !== id));
  const remove = ({ id }: Cv) =>
    api('DELETE /cvs/:id', { params: { id } }).then(
      () => drop(id),
      // Gone already: the reply to the first try was lost, or it was deleted elsewhere.
      (error) => (error.status === 404 ? drop(id) : onProblem(reasonOf(error, 'Kunne ikke slette CV'))),
    );
  const duplicate = ({ id }: Cv) =>
    api('POST /cvs/:id/duplicate', { params: { id }, body: { idempotencyKey: copying.keyFor(id) } }).then(
      ({ cv }) => {
        copying.forget();
        add(cv);
      },
      (error) => onProblem(reasonOf(error, 'Kunne ikke duplisere CV')),
    );
  return { cvs, drafts, load, readCvs, loadDrafts, readKept, add, remove, duplicate };
}

import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import type { Cv } from '../../contract/cv-fields.ts';
import { api } from '../platform/api.ts';
import { formatMoment } from '../platform/format.ts';
import { useAttemptKey } from '../platform/use-attempt-key.ts';
import { type CvDraft, loadDraftPhoto, withPhotoOf } from './cv-calls.ts';
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

  const loadDrafts = useCallback(async (): Promise<KeptDraft[]> => {
    const found = await api('GET /cvs/drafts').then(
      (reply) => reply.drafts,
      () => [],
    );
    setDrafts(found);
    return found;
  }, []);
  const load = useCallback(async () => {
    try {
      const [{ cvs: found }] = await Promise.all([api('GET /cvs'), loadDrafts()]);
      setCvs(found);
    } catch {
      onProblem('Kunne ikke laste CV-er');
    }
  }, [loadDrafts, onProblem]);
  useEffect(() => void load(), [load]);

  /** What was typed into a CV, or a new one, and not saved. */
  const readKept = async (cv: Cv | null): Promise<Start | null> => {
    const draft = (await loadDrafts()).find(({ cvId }) => cvId === (cv?.id ?? null));
    if (!draft) return null;
    return {
      draft: cv ? withPhotoOf(cv, draft.cvData) : draft.cvData,
      image: await loadDraftPhoto(draft.photo).catch(() => null),
      explanation: `Her er det du skrev ${formatMoment(draft.savedAt)}, men ikke lagret.`,
      isDraft: true,
      openedDraft: draft.savedAt,
    };
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
  return { cvs, drafts, load, loadDrafts, readKept, add, remove, duplicate };
}

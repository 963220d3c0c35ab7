import { useMemo } from 'react';
import type { DraftWriter } from '../../contract/draft-writer.ts';
import { api } from '../platform/api.ts';
import { type CvDraft, cvForm, sentOf } from './cv-calls.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import type { Writing } from './use-writer.ts';

/** A photo is moved about until it lies right. */
const PHOTO_PAUSE_MS = 300;

interface Work {
  id: string | null;
  draft: CvDraft;
  /** A photo that was chosen and not saved. */
  image: File | null;
  isSaved: boolean;
}

interface Options extends Work {
  hasDraft: boolean;
  by: DraftWriter;
  writing: Writing;
  person: unknown;
  onGone: () => void;
}

/** What is typed, and the photo as it lies. */
export function useCvDraft({ id, draft, image, isSaved, by, writing, ...options }: Options) {
  const work = useMemo<Work>(() => ({ id, draft, image, isSaved }), [id, draft, image, isSaved]);
  const { settled, ...rest } = useKeptDraft({
    ...options,
    work,
    keep: (now, before) => keepDraft(now, before?.image ?? null, writing),
    drop: (of) => api('DELETE /cvs/drafts', { query: { ...by, ...(of && { cvId: of }) } }),
    pauseMs: (before) => (image === (before?.image ?? null) ? undefined : PHOTO_PAUSE_MS),
  });
  /** `keptImage` is the photo that the draft on the server has. */
  return { ...rest, keptImage: settled?.image ?? null };
}

function keepDraft({ id, draft, image }: Work, before: File | null, writing: Writing): Promise<unknown> {
  if (!image || image === before) {
    return api('PUT /cvs/drafts', {
      body: { cvId: id, cvData: sentOf(draft), keepsPhoto: image !== null, ...writing },
    });
  }
  const body = cvForm(draft, image, writing);
  if (id) body.set('cvId', id);
  return api('PUT /cvs/drafts/photo', { body });
}

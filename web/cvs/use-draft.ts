import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftWriter } from '../../contract/draft-writer.ts';
import { api } from '../platform/api.ts';
import { isRefusal, useAutosave } from '../platform/use-autosave.ts';
import { type CvDraft, cvForm } from './cv-calls.ts';

/** A photo is moved about until it lies right. */
const PHOTO_PAUSE_MS = 300;

interface Work {
  /** `null` for a CV that is still to be made. */
  id: string | null;
  draft: CvDraft;
  /** A photo that was chosen and not saved. */
  image: File | null;
  /** It is what is kept as a CV: being back at it needs no draft. */
  isSaved: boolean;
}

interface Options extends Work {
  /** There is a draft on the server from the beginning. */
  hasDraft: boolean;
  by: DraftWriter;
  /** A new one after each log-in. */
  person: unknown;
  /** The CV was deleted, and the draft with it. */
  onGone: () => void;
}

/** `elsewhere`: another tab or device writes the draft, which stays as it is. */
export type DraftState = 'idle' | 'kept' | 'failed' | 'refused' | 'loggedOut' | 'elsewhere';

const failures: Record<number, DraftState> = { 401: 'loggedOut', 404: 'idle', 409: 'elsewhere' };

/** What is typed, and the photo as it lies, kept on the server. */
export function useDraft({ id, draft, image, isSaved, hasDraft, by, person, onGone }: Options) {
  const work = useMemo<Work>(() => ({ id, draft, image, isSaved }), [id, draft, image, isSaved]);
  const [opened] = useState(hasDraft || isSaved ? work : null);
  const onServer = useRef(hasDraft ? work : null);
  const { kept, failure, hold, release } = useAutosave({
    value: work,
    isChanged: work !== opened,
    ...(image !== (onServer.current?.image ?? null) && { pauseMs: PHOTO_PAUSE_MS }),
    person,
    write: async (now) => {
      // A CV that was deleted took its draft with it.
      const before = onServer.current?.id === now.id ? onServer.current : null;
      if (!now.isSaved) await keepDraft(now, before?.image ?? null, by);
      else if (before) await dropDraft(now.id, by);
      onServer.current = now.isSaved ? null : now;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (failure?.status === 404) onGone();
  }, [failure]);

  const settled = kept?.value ?? opened;
  const at = settled && !settled.isSaved ? 'kept' : 'idle';
  const state = failure ? (failures[failure.status] ?? (isRefusal(failure) ? 'refused' : 'failed')) : at;
  const refusal = state === 'refused' ? failure?.message : null;
  /** `keptImage` is the photo that the draft on the server has. */
  return { state, refusal, keptImage: settled?.image ?? null, hold, release };
}

function keepDraft({ id, draft, image }: Work, before: File | null, by: DraftWriter): Promise<unknown> {
  if (!image || image === before) {
    return api('PUT /cvs/drafts', { body: { cvId: id, cvData: draft, keepsPhoto: image !== null, ...by } });
  }
  const body = cvForm(draft, image, by);
  if (id) body.set('cvId', id);
  return api('PUT /cvs/drafts/photo', { body });
}

const dropDraft = (id: string | null, by: DraftWriter) =>
  api('DELETE /cvs/drafts', { query: { ...by, ...(id && { cvId: id }) } });

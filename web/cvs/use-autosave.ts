import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftWriter } from '../../contract/draft-writer.ts';
import { api } from '../platform/api.ts';
import { useIsHere } from '../platform/use-is-here.ts';
import { type CvDraft, cvForm } from './cv-calls.ts';

const PAUSE_MS = 1000;
/** A photo is moved about until it lies right. */
const PHOTO_PAUSE_MS = 300;
const RETRY_MS = 5000;

interface Work {
  /** `null` for a CV that is still to be made. */
  id: string | null;
  draft: CvDraft;
  /** A photo that was chosen and not saved. */
  image: File | null;
}

interface Options extends Work {
  /** What is kept as a CV: being back at it needs no draft. */
  saved: CvDraft;
  /** There is a draft on the server from the beginning. */
  hasDraft: boolean;
  by: DraftWriter;
  /** The CV was deleted, and the draft with it. */
  onGone: () => void;
}

/** `elsewhere`: another tab or device writes the draft, which stays as it is. */
export type DraftState = 'idle' | 'kept' | 'failed' | 'loggedOut' | 'elsewhere';

/** Keeps what is typed on the server, a moment after the typing rests or a photo lies right. What fails is tried again. */
export function useAutosave({ id, draft, image, saved, hasDraft, by, onGone }: Options) {
  const [state, setState] = useState<DraftState>('idle');
  const [keptImage, setKeptImage] = useState(hasDraft ? image : null);
  const kept = useRef<Work | null>(hasDraft ? { id, draft, image } : null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isStopped = useRef(false);
  /** Whoever left it has another view open. */
  const isHere = useIsHere();

  const latest = useRef({ now: { id, draft, image }, saved, onGone });
  latest.current = { now: { id, draft, image }, saved, onGone };
  const keep = useCallback(() => {
    if (isStopped.current) return;
    const keepLatest = async () => {
      const { now, saved: savedNow } = latest.current;
      // A CV that was deleted took its draft with it.
      const before = kept.current?.id === now.id ? kept.current : null;
      if (isStopped.current) return;
      const isSaved = now.draft === savedNow && !now.image;
      if (isSaved ? before : now.draft !== before?.draft || now.image !== before.image) {
        await (isSaved ? dropDraft(now.id, by) : keepDraft(now, before?.image ?? null, by));
        kept.current = isSaved ? null : now;
        setKeptImage(now.image);
      }
      setState(isSaved ? 'idle' : 'kept');
    };
    running.current = running.current.then(keepLatest).catch(({ status = 0 }: { status?: number }) => {
      if (status !== 404) setState(failures[status] ?? 'failed');
      else if (isHere()) latest.current.onGone();
    });
  }, [by, isHere]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    const timer = setTimeout(keep, image === (kept.current?.image ?? null) ? PAUSE_MS : PHOTO_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, saved, draft, image, keep]);
  const hasFailed = state === 'failed' || state === 'loggedOut';
  useEffect(() => {
    const timer = hasFailed ? setInterval(keep, RETRY_MS) : undefined;
    return () => clearInterval(timer);
  }, [hasFailed, keep]);
  // Whoever leaves does not wait for the pause.
  useEffect(() => keep, [keep]);

  /** Before the CV itself is saved: no draft comes after it. */
  const stop = useCallback(async () => {
    isStopped.current = true;
    await running.current;
  }, []);
  /** It could not be saved: what was typed just before is kept after all. */
  const resume = useCallback(() => {
    isStopped.current = false;
    keep();
  }, [keep]);
  /** `keptImage` is the photo that the draft on the server has. */
  return { state, keptImage, stop, resume };
}

const failures: Record<number, DraftState> = { 401: 'loggedOut', 409: 'elsewhere' };

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

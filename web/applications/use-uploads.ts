import { useCallback, useEffect, useRef, useState } from 'react';
import type { Question } from '../../contract/application-forms/application-form-fields.ts';
import { applicationLimits } from '../../contract/applications/application-fields.ts';
import { type CallError, hasStatus, reasonOf } from '../../contract/call.ts';
import { joinWithOr } from '../../contract/words-in-a-row.ts';
import { api } from '../platform/api.ts';
import { newKey } from '../platform/new-key.ts';
import { type SentFile, type Upload, uploadFile } from './upload-file.ts';

/** A chosen file: on its way, there, or refused. */
export interface Attachment {
  key: string;
  name: string;
  size: number;
  /** From 0 to 1. */
  progress: number;
  /** Once it is there. */
  file: SentFile | null;
  /** Why it is not. */
  problem: string | null;
  /** What is left to be sent, while that can help. */
  source: Upload | null;
}

/** What tells which files may answer it. */
export type Asked = Pick<Question, 'id' | 'allowedFileTypes' | 'maxFileSize'>;

export type Attachments = Record<string, Attachment[]>;

/** Refused ones take no place. */
export const isTaken = ({ problem, source }: Attachment) => !problem || source !== null;

export const isUploading = ({ file, problem }: Attachment) => !file && !problem;

export const asAttachment = (file: SentFile): Attachment => ({
  key: file.id,
  name: file.originalName,
  size: file.size,
  progress: 1,
  ...(file.scan === 'infected'
    ? { file: null, problem: 'Filen inneholdt skadelig programvare, og er fjernet' }
    : { file, problem: null }),
  source: null,
});

interface Options {
  /** The rules of its questions hold on the server too. */
  positionId?: string;
  initial: Attachments;
  /** The ids of those that were sent, and stay with that whatever is done here. */
  sent?: string[];
  /** A new one after each log-in. */
  person: unknown;
  /** The log-in is over: nothing can be uploaded before there is a new one. */
  onLoggedOut: (error: CallError) => void;
}

/** The files of all questions. Each is sent as soon as it is chosen, so that it is there when the form is. */
export function useUploads({ positionId, initial, sent = [], person, onLoggedOut }: Options) {
  const [attachments, setAttachments] = useState(initial);
  const cancels = useRef(new Map<string, () => void>());
  // Who leaves was told that what is not there yet is lost.
  useEffect(() => () => cancelAll(cancels.current), []);

  const change = useCallback((questionId: string, to: (list: Attachment[]) => Attachment[]) => {
    setAttachments((before) => ({ ...before, [questionId]: to(before[questionId] ?? []) }));
  }, []);

  const patch = (questionId: string, key: string, part: Partial<Attachment>) =>
    change(questionId, (list) => list.map((each) => (each.key === key ? { ...each, ...part } : each)));

  const send = async (questionId: string, source: Upload) => {
    const { key, received, file: chosen } = source;
    patch(questionId, key, { progress: received / chosen.size, problem: null });
    const stop = new AbortController();
    cancels.current.set(key, () => stop.abort());
    try {
      const target = positionId ? { positionId, questionId } : {};
      const onProgress = (progress: number) => patch(questionId, key, { progress });
      const file = await uploadFile(source, target, { onProgress, signal: stop.signal });
      patch(questionId, key, { file, progress: 1, source: null });
    } catch (error) {
      if (hasStatus(error, 401)) onLoggedOut(error);
      const problem = hasStatus(error, 401) ? waitsForLogIn : `Kunne ikke laste opp fil: ${reasonOf(error)}`;
      // What the server refuses for good is not sent again.
      const canRetry = hasStatus(error, 0, 401, 408, 429, 500, 502, 503, 504);
      patch(questionId, key, { problem, source: canRetry ? source : null });
    } finally {
      cancels.current.delete(key);
    }
  };

  const retry = (questionId: string, { source }: Attachment) => {
    if (source) void send(questionId, source);
  };

  const retryAll = () => {
    for (const [questionId, list] of Object.entries(attachments))
      for (const attachment of list) if (attachment.problem) retry(questionId, attachment);
  };
  const newest = useRef(retryAll);
  newest.current = retryAll;

  // What was refused for want of a log-in goes on its way as soon as there is one, and what the net lost when it is back.
  useEffect(() => {
    if (!person) return;
    newest.current();
    const again = () => newest.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [person]);

  const add = (question: Asked, files: File[]) => {
    let taken = (attachments[question.id] ?? []).filter(isTaken).length;
    for (const file of files) {
      const key = newKey();
      const problem = problemOf(question, file) ?? (taken < filesPerQuestion ? null : tooManyFiles);
      if (!problem) taken += 1;
      const { name, size } = file;
      const attachment = { key, name, size, progress: 0, file: null, problem, source: null };
      change(question.id, (list) => [...list, attachment]);
      if (!problem) void send(question.id, { file, key, received: 0 });
    }
  };

  const remove = (questionId: string, { key, file }: Attachment) => {
    cancels.current.get(key)?.();
    change(questionId, (list) => list.filter((each) => each.key !== key));
    // What stays behind after a failure is swept by the server.
    if (file && !sent.includes(file.id))
      api('DELETE /applications/upload-file/:id', { params: { id: file.id } }).catch(() => {});
  };

  const cancel = () => cancelAll(cancels.current);
  return { attachments, add, remove, retry, cancel, replace: setAttachments };
}

function cancelAll(cancels: Map<string, () => void>) {
  for (const cancel of cancels.values()) cancel();
}

const waitsForLogIn = 'Du er logget ut. Filen lastes opp når du har logget inn igjen.';

export const { filesPerQuestion } = applicationLimits;
export const tooManyFiles = `Du kan legge ved høyst ${filesPerQuestion} filer.`;

const MEGABYTE = 1024 * 1024;

/** Said before anything is sent; the server looks at the content too. */
function problemOf({ allowedFileTypes, maxFileSize }: Asked, { name, size }: File) {
  const ending = name
    .slice(name.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg');
  if (!(allowedFileTypes as string[]).includes(ending)) {
    return `Filen må være av typen ${joinWithOr(allowedFileTypes.map((kind) => kind.toUpperCase()))}`;
  }
  if (size > maxFileSize * MEGABYTE) return `Filen kan ikke være større enn ${maxFileSize} MB`;
  return size === 0 ? 'Filen er tom' : null;
}

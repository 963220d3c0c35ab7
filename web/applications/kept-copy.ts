import type { DraftWriter } from '../../contract/draft-writer.ts';
import { readItem, writeItem } from '../platform/storage.ts';
import type { Filled } from './filled-in.ts';
import { nameOfCopy } from './names-of-copies.ts';
import { type Attachments, asAttachment } from './use-uploads.ts';

export interface CopyWriter extends DraftWriter {
  /** Of the application that is put right, when the form was opened. */
  correctedAt?: string | null;
}

export interface Copy {
  filled: Filled;
  attachments: Attachments;
  /** The form it was written in, which goes on with it. Older copies do not say. */
  by?: CopyWriter;
}

/** What the server has not confirmed yet, kept in this browser until it has. About a position, or the application that is put right. */
export function keepCopy(userId: string, about: string, copy: Copy | null) {
  if (!copy) return writeItem(nameOfCopy(userId, about), null);
  const there = Object.entries(copy.attachments).map(([id, list]) => [id, list.flatMap(({ file }) => file ?? [])]);
  const { filled, by } = copy;
  writeItem(nameOfCopy(userId, about), JSON.stringify({ filled, files: Object.fromEntries(there), by }));
}

export function readCopy(userId: string, about: string): Copy | null {
  try {
    const { filled, files, by } = JSON.parse(readItem(nameOfCopy(userId, about)) ?? 'null');
    const { firstName = '', lastName = '', email = '', phone = '' } = filled.applicantInfo;
    return {
      filled: {
        ...filled,
        applicantInfo: { firstName, lastName, email, phone },
        asked: filled.asked ?? {},
        listEntry: filled.listEntry ?? null,
      },
      attachments: Object.fromEntries(
        Object.entries(files as Record<string, Parameters<typeof asAttachment>[0][]>).map(([id, list]) => [
          id,
          list.map(asAttachment),
        ]),
      ),
      by,
    };
  } catch {
    return null;
  }
}

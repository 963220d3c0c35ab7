import type { DraftWriter } from '../../contract/draft-writer.ts';
import { readItem, writeItem } from '../platform/storage.ts';
import type { Filled } from './filled-in.ts';
import { type Attachments, asAttachment } from './use-uploads.ts';

export interface Copy {
  filled: Filled;
  attachments: Attachments;
  /** The form it was written in, which goes on with it. Older copies do not say. */
  by?: DraftWriter;
}

/** Named on the cookie page. Belongs to one person: another who logs in here does not get it. */
const nameOf = (userId: string, positionId: string) => `applicationDraft:${userId}:${positionId}`;

/** What the server has not confirmed yet, kept in this browser until it has. */
export function keepCopy(userId: string, positionId: string, copy: Copy | null) {
  if (!copy) return writeItem(nameOf(userId, positionId), null);
  const there = Object.entries(copy.attachments).map(([id, list]) => [id, list.flatMap(({ file }) => file ?? [])]);
  const { filled, by } = copy;
  writeItem(nameOf(userId, positionId), JSON.stringify({ filled, files: Object.fromEntries(there), by }));
}

export function readCopy(userId: string, positionId: string): Copy | null {
  try {
    const { filled, files, by } = JSON.parse(readItem(nameOf(userId, positionId)) ?? 'null');
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

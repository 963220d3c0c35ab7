import type { Db } from '../platform/database/database.ts';
import { readDrafts } from './drafts.ts';
import { readCvs } from './queries.ts';

/** Of CVs and of what was not saved yet, for the download of everything that is kept about a user. */
export async function photosOf(db: Db, userId: string) {
  const cvs = await readCvs(db, userId);
  const drafts = await readDrafts(db, userId);
  const kept = [
    ...cvs.map(({ imageKey, updatedAt: at }) => ({ imageKey, at })),
    ...drafts.map(({ imageKey, savedAt: at }) => ({ imageKey, at })),
  ];
  return kept.flatMap(({ imageKey: key, at }) => (key ? [{ key, fileName: 'CV-bilde.webp', at }] : []));
}

import { randomUUID } from 'node:crypto';
import { cutWhole } from '../../contract/cut-whole.ts';
import { cvLimits } from '../../contract/cvs/cv-fields.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { asJson } from './drafts.ts';
import { dropImageOnFailure, dropImageUnlessUsed } from './image.ts';
import { dataOf, readCv } from './queries.ts';
import { unlessLost } from './read-photo.ts';
import { findMade, insertCv } from './save-cv.ts';

/** The copy has its own photo: either can be deleted without the other. */
export async function duplicateCv(platform: Platform, userId: string, id: string, key?: string) {
  const before = key && (await findMade(platform.db, userId, key));
  if (before) return before;
  const original = await readCv(platform.db, userId, id);
  const data = dataOf(original);
  const name =
    data.title || [data.personalInfo.firstName, data.personalInfo.lastName].filter(Boolean).join(' ') || 'CV';
  const copied = { ...data, title: cutWhole(`Kopi av ${name}`, cvLimits.line) };
  const imageKey = original.imageKey ? await copyImage(platform, original.imageKey) : null;
  const keep = (tx: Tx) =>
    insertCv(tx, userId, { data: asJson(copied), imageKey, idempotencyKey: key ?? null }, platform.clock.now());
  try {
    return await dropImageOnFailure(platform, imageKey, keep);
  } catch (error) {
    // The same call, sent at the same moment, was first.
    const made = key && (await findMade(platform.db, userId, key));
    if (made) return made;
    throw error;
  }
}

async function copyImage(platform: Platform, key: string) {
  const copy = key.replace(/[^/]+$/, `${randomUUID()}.webp`);
  await dropImageUnlessUsed(platform, copy);
  return unlessLost(
    platform,
    key,
    platform.files.disk.copy(key, copy).then(() => copy),
  );
}

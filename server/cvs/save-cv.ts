import { sql } from 'kysely';
import { type CvData, cvLimits } from '../../contract/cv-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Tx } from '../platform/database/database.ts';
import { dropOnFailure, dropUnlessUsed } from '../platform/files/drop-on-failure.ts';
import type { UploadedFile } from '../platform/http/route.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Platform } from '../platform/platform.ts';
import { asJson, dropDraft, saveDraft, type Writer } from './drafts.ts';
import { readCv } from './queries.ts';
import { keepVersion } from './versions.ts';

const CHANGED_ELSEWHERE =
  'Den er lagret et annet sted etter at du åpnet den. Lagrer du igjen, gjelder det du har her. Det andre ligger da under Versjoner.';

interface Sent {
  cvData: CvData;
  image: UploadedFile | undefined;
  /** Whose draft ends with it. */
  by?: Writer;
}

export async function createCv(platform: Platform, userId: string, { cvData, image, by }: Sent) {
  const imageKey = image ? await keepImage(platform, image) : null;
  return dropImageOnFailure(platform, imageKey, async (tx) => {
    await dropDraft(tx, userId, null, by);
    return insertCv(tx, userId, asJson(cvData), imageKey, platform.clock.now());
  });
}

interface Changed extends Sent {
  basedOn?: string | undefined;
}

export async function changeCv(
  platform: Platform,
  userId: string,
  id: string,
  { cvData, image, basedOn, by }: Changed,
) {
  // Whose it is comes first: nobody stores photos for others' CVs.
  await readCv(platform.db, userId, id);
  const imageKey = image ? await keepImage(platform, image) : null;
  return dropImageOnFailure(platform, imageKey, async (tx) => {
    const before = await tx
      .selectFrom('cvs')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Failure('notFound');
    if (basedOn && before.updatedAt.getTime() !== Date.parse(basedOn)) throw new Failure('conflict', CHANGED_ELSEWHERE);
    await keepVersion(tx, before, asJson(cvData));
    await dropDraft(tx, userId, id, by);
    const removed = imageKey !== null || cvData.personalInfo.profileImage === null;
    if (removed && before.imageKey) await enqueue(tx, 'remove-cv-image', { key: before.imageKey });
    return tx
      .updateTable('cvs')
      .set({
        data: asJson(cvData),
        imageKey: removed ? imageKey : before.imageKey,
        updatedAt: platform.clock.now(),
      })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export async function insertCv(tx: Tx, userId: string, data: string, imageKey: string | null, now: Date) {
  // One user's CVs are counted one at a time.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cvs ${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('cvs')
    .select((get) => get.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= cvLimits.cvs) throw new Failure('conflict', `Du kan ha høyst ${cvLimits.cvs} CV-er. Slett en først.`);
  return tx
    .insertInto('cvs')
    .values({ userId, data, imageKey, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** `id` of a CV, or `null` for one that is still to be made. */
export async function keepDraftPhoto(
  platform: Platform,
  userId: string,
  id: string | null,
  { cvData, image, by = {} }: Sent,
) {
  if (id) await readCv(platform.db, userId, id);
  const photo = image ? { key: await keepImage(platform, image) } : null;
  return dropImageOnFailure(platform, photo?.key ?? null, (tx) =>
    saveDraft(tx, userId, { cvId: id, cvData, now: platform.clock.now(), photo, by }),
  );
}

async function keepImage(platform: Platform, image: UploadedFile) {
  const place = { folder: 'cv-images', isPublic: false, width: 800, height: 800, field: 'profileImage' };
  const note = (key: string) => dropImageUnlessUsed(platform, key);
  return (await platform.files.saveImage(image, { ...place, fit: 'cover' }, note)).key;
}

const removedBy = 'remove-cv-image';

export const dropImageUnlessUsed = (platform: Platform, key: string) => dropUnlessUsed(platform, { key, removedBy });

export const dropImageOnFailure = <T>(platform: Platform, key: string | null, write: (tx: Tx) => Promise<T>) =>
  dropOnFailure(platform, { key, removedBy }, write);

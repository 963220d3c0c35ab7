import { isDeepStrictEqual } from 'node:util';
import { cvLimits, type SentCv } from '../../contract/cvs/cv-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { lockNamed } from '../platform/database/lock-named.ts';
import type { UploadedFile } from '../platform/http/route.ts';
import type { Writer } from '../platform/known-draft.ts';
import type { Platform } from '../platform/platform.ts';
import { isStale } from '../platform/refuse-stale.ts';
import { countOwn } from './count-own.ts';
import { asJson, dropDraft, saveDraft } from './drafts.ts';
import { dropImageOnFailure, dropImagesOf, keepImage } from './image.ts';
import { keepTranslations, withoutNone } from './keep-translations.ts';
import { dataOf, inKeptLanguage, lockCv, readCv } from './queries.ts';
import { keepVersion } from './versions.ts';

const CHANGED_ELSEWHERE =
  'Den er lagret et annet sted etter at du åpnet den. Lagrer du igjen, gjelder det du har her. Det andre ligger da under Versjoner.';

interface Sent {
  cvData: SentCv;
  image: UploadedFile | undefined;
  /** Whose draft ends with it. */
  by?: Writer;
}

interface Made extends Sent {
  key?: string | undefined;
}

/** Sent once more under its key, after a lost reply, it is there already, and what was written since is kept too. */
export async function createCv(platform: Platform, userId: string, { key, ...sent }: Made) {
  const before = key && (await findMade(platform.db, userId, key));
  if (before) return changeCv(platform, userId, before.id, { ...sent, draftOf: null });
  const { image, by } = sent;
  const cvData = withoutNone(inKeptLanguage(sent.cvData));
  const imageKey = image ? await keepImage(platform, image) : null;
  return dropImageOnFailure(platform, imageKey, async (tx) => {
    await dropDraft(tx, userId, null, by);
    return insertCv(tx, userId, { data: asJson(cvData), imageKey, idempotencyKey: key ?? null }, platform.clock.now());
  });
}

export const findMade = (db: Db, userId: string, idempotencyKey: string) =>
  db
    .selectFrom('cvs')
    .selectAll()
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();

interface Changed extends Sent {
  basedOn?: string | undefined;
  /** Which draft ends with it, `null` for that of a new CV. */
  draftOf?: string | null;
}

export async function changeCv(
  platform: Platform,
  userId: string,
  id: string,
  { cvData: sent, image, basedOn, by, draftOf = id }: Changed,
) {
  // Whose it is comes first: nobody stores photos for others' CVs.
  await readCv(platform.db, userId, id);
  const imageKey = image ? await keepImage(platform, image) : null;
  return dropImageOnFailure(platform, imageKey, async (tx) => {
    const before = await lockCv(tx, userId, id);
    const kept = dataOf(before);
    const cvData = withoutNone(keepTranslations(kept, inKeptLanguage(sent, kept)));
    const isUnseen = isStale(before.updatedAt, basedOn);
    // One's own save, sent once more after a lost reply, changes nothing.
    const isSame = isDeepStrictEqual(kept, JSON.parse(asJson(cvData)));
    if (isUnseen && (image || !isSame)) throw new Failure('conflict', CHANGED_ELSEWHERE);
    if (!isSame) await keepVersion(tx, 'cv', before);
    await dropDraft(tx, userId, draftOf, by);
    const removed = imageKey !== null || cvData.personalInfo.profileImage === null;
    if (removed) await dropImagesOf(tx, [before]);
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

interface New {
  data: string;
  imageKey: string | null;
  idempotencyKey: string | null;
}

export async function insertCv(tx: Tx, userId: string, made: New, now: Date) {
  // One user's CVs are counted one at a time.
  await lockNamed(tx, `cvs ${userId}`);
  const count = await countOwn(tx, 'cvs', userId);
  if (count >= cvLimits.cvs) throw new Failure('conflict', `Du kan ha høyst ${cvLimits.cvs} CV-er. Slett en først.`);
  const cv = await tx
    .insertInto('cvs')
    .values({ userId, ...made, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!cv) throw new Failure('conflict', 'CV-en ble nettopp lagret. Prøv igjen hvis du har endret noe siden.');
  return cv;
}

/** `id` of a CV, or `null` for one that is still to be made. */
export async function keepDraftPhoto(
  platform: Platform,
  userId: string,
  id: string | null,
  { cvData, image, by = {}, basedOn }: Sent & { basedOn?: string | undefined },
) {
  if (id) await readCv(platform.db, userId, id);
  const photo = image ? { key: await keepImage(platform, image) } : null;
  return dropImageOnFailure(platform, photo?.key ?? null, (tx) =>
    saveDraft(tx, userId, { cvId: id, cvData, now: platform.clock.now(), photo, by, basedOn }),
  );
}

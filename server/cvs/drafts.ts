import type { CvData, SentCv } from '../../contract/cvs/cv-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { lockNamed } from '../platform/database/lock-named.ts';
import { isKnownTo, type Writer } from '../platform/known-draft.ts';
import { dropImagesOf } from './image.ts';
import { dataOf, inKeptLanguage, readCv } from './queries.ts';

const WRITTEN_ELSEWHERE = 'CV-en er åpen et annet sted også, og utkastet er derfra.';

interface Draft {
  /** `null` for a CV that is still to be made. */
  cvId: string | null;
  cvData: SentCv;
  now: Date;
  /** A new photo, the one that the draft has, or none of its own. */
  photo: { key: string } | 'kept' | null;
  by: Writer;
  /** When the document was last changed, as far as its writer knew. */
  basedOn?: string | undefined;
}

export async function readDrafts(db: Db, userId: string) {
  const rows = await db
    .selectFrom('cvDrafts')
    .select(['cvId', 'data', 'imageKey', 'savedAt', 'basedOn'])
    .where('userId', '=', userId)
    .orderBy('savedAt', 'desc')
    .execute();
  return rows.map(({ data, ...draft }) => ({ ...draft, cvData: dataOf({ data }) }));
}

/** For the download of everything that is kept about a user. */
export async function readOwnDrafts(db: Db, userId: string) {
  return (await readDrafts(db, userId)).map(({ imageKey: _place, ...draft }) => draft);
}

export async function saveDraft(tx: Tx, userId: string, { cvId, cvData, now, photo, by, basedOn }: Draft) {
  const cv = cvId ? dataOf(await readCv(tx, userId, cvId)) : null;
  // The first of two at the same moment leaves no row that the other could hold: its photo would stay for ever.
  await lockNamed(tx, `cv drafts ${userId}`);
  // A photo that stays is not written again: another call may be replacing it at this moment.
  const image = photo === 'kept' ? {} : { imageKey: photo?.key ?? null };
  const replaced = photo === 'kept' ? undefined : await draftImage(tx, userId, cvId).forUpdate().executeTakeFirst();
  const changes = {
    data: draftAsJson(inKeptLanguage(cvData, cv)),
    savedAt: now,
    writer: by.writer ?? null,
    basedOn: basedOn ?? null,
    ...image,
  };
  const kept = await tx
    .insertInto('cvDrafts')
    .values({ userId, cvId, ...changes })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'cvId']).doUpdateSet(changes).where(isKnownTo(by, itsColumns)),
    )
    .returning('savedAt')
    .executeTakeFirst();
  if (!kept) throw new Failure('conflict', WRITTEN_ELSEWHERE);
  await dropImagesOf(tx, [replaced]);
  return now;
}

const itsColumns = { writer: 'cvDrafts.writer', keptAt: 'cvDrafts.savedAt' };

export async function readDraftImage(db: Db, userId: string, cvId: string | null) {
  const draft = await draftImage(db, userId, cvId).executeTakeFirst();
  return draft?.imageKey ?? null;
}

const draftImage = (db: Db, userId: string, cvId: string | null) =>
  db
    .selectFrom('cvDrafts')
    .select('imageKey')
    .where('userId', '=', userId)
    .where('cvId', cvId ? '=' : 'is', cvId);

export async function dropDraft(tx: Tx, userId: string, cvId: string | null, by: Writer = {}) {
  const dropped = await tx
    .deleteFrom('cvDrafts')
    .where('userId', '=', userId)
    .where('cvId', cvId ? '=' : 'is', cvId)
    .where(isKnownTo(by, itsColumns))
    .returning('imageKey')
    .executeTakeFirst();
  await dropImagesOf(tx, [dropped]);
}

/** That the CV's photo is to be taken away is kept too. */
const draftAsJson = (cvData: CvData) =>
  cvData.personalInfo.profileImage === null ? JSON.stringify(cvData) : asJson(cvData);

/** The photo lies with the files; its address is made anew each time. */
export function asJson({ personalInfo: { profileImage: _address, ...personalInfo }, ...contents }: CvData) {
  return JSON.stringify({ ...contents, personalInfo });
}

import type { CvData } from '../../contract/cvs.ts';
import type { Db } from '../platform/database/database.ts';
import { dataOf, readCv } from './queries.ts';

interface Draft {
  /** `null` for a CV that is still to be made. */
  cvId: string | null;
  cvData: CvData;
  now: Date;
}

export async function readDrafts(db: Db, userId: string) {
  const rows = await db
    .selectFrom('cvDrafts')
    .select(['cvId', 'data', 'savedAt'])
    .where('userId', '=', userId)
    .orderBy('savedAt', 'desc')
    .execute();
  return rows.map(({ cvId, data, savedAt }) => ({ cvId, cvData: dataOf({ data }), savedAt }));
}

export async function saveDraft(db: Db, userId: string, { cvId, cvData, now }: Draft) {
  if (cvId) await readCv(db, userId, cvId);
  const data = asJson(cvData);
  await db
    .insertInto('cvDrafts')
    .values({ userId, cvId, data, savedAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'cvId']).doUpdateSet({ data, savedAt: now }))
    .execute();
  return now;
}

export async function dropDraft(db: Db, userId: string, cvId: string | null) {
  await db
    .deleteFrom('cvDrafts')
    .where('userId', '=', userId)
    .where('cvId', cvId ? '=' : 'is', cvId)
    .execute();
}

/** The photo lies with the files; its address is made anew each time. */
export function asJson({ personalInfo: { profileImage: _address, ...personalInfo }, ...contents }: CvData) {
  return JSON.stringify({ ...contents, personalInfo });
}

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type CvData, cvLimits } from '../../contract/cv-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { type CvRow, dataOf, readCv } from './queries.ts';

export const saysTheSame = (before: CvRow, changed: string) => isDeepStrictEqual(dataOf(before), JSON.parse(changed));

/** Before a change: what the CV was, if it becomes another. The oldest make room. */
export async function keepVersion(tx: Tx, before: CvRow, changed: string) {
  if (saysTheSame(before, changed)) return;
  await tx
    .insertInto('cvVersions')
    .values({ cvId: before.id, data: JSON.stringify(before.data), createdAt: before.updatedAt })
    .execute();
  await sql`
    delete from cv_versions using (
      select id, row_number() over newest as nth, sum(octet_length(data::text)) over newest as bytes
      from cv_versions where cv_id = ${before.id} window newest as (order by created_at desc)
    ) version
    where cv_versions.id = version.id and (nth > ${cvLimits.versions} or bytes > ${cvLimits.versionsBytes})`.execute(
    tx,
  );
}

export async function readVersions(db: Db, userId: string, cvId: string) {
  await readCv(db, userId, cvId);
  const rows = await db
    .selectFrom('cvVersions')
    .select(['id', 'data', 'createdAt'])
    .where('cvId', '=', cvId)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ id, createdAt, data }) => ({ id, createdAt, title: dataOf({ data }).title }));
}

export async function readVersion(db: Db, userId: string, cvId: string, versionId: string): Promise<CvData> {
  await readCv(db, userId, cvId);
  const row = await db
    .selectFrom('cvVersions')
    .select('data')
    .where('id', '=', versionId)
    .where('cvId', '=', cvId)
    .executeTakeFirst();
  if (!row) throw new Failure('notFound');
  return dataOf(row);
}

import { sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import type { Db } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { planFileRemoval } from './plan-file-removal.ts';

const AT_ONCE = 500;

/**
 * Takes away what was uploaded and not sent within a day, and what lost its application. A file stays while there is a
 * draft for its position, also one that corrects; drafts themselves end a month after their last change.
 */
export async function sweepUnused({ db, clock }: Platform) {
  const now = clock.now();
  const { applicationDraftDays, unsentFileHours } = policy.retention;
  const untouchedSince = before(now, { days: applicationDraftDays });
  await db.deleteFrom('applicationDrafts').where('updatedAt', '<', untouchedSince).execute();
  await db.deleteFrom('correctionDrafts').where('updatedAt', '<', untouchedSince).execute();
  let swept = AT_ONCE;
  while (swept === AT_ONCE) swept = await sweepSome(db, before(now, { hours: unsentFileHours }));
}

const sweepSome = (db: Db, unsentBefore: ReturnType<typeof before>) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ fileKey: string }>`
      delete from application_files where id in (
        select id from application_files as file
        where application_id is null
          and created_at < ${unsentBefore}
          and not exists (
            select from application_drafts as draft
            where draft.user_id = file.user_id and draft.position_id = file.position_id
          )
          and not exists (
            select from correction_drafts join applications as sent on sent.id = application_id
            where sent.user_id = file.user_id and sent.position_id = file.position_id
          )
        order by created_at limit ${AT_ONCE} for update skip locked
      ) returning file_key as "fileKey"`.execute(tx);
    await planFileRemoval(tx, rows);
    return rows.length;
  });

import { sql } from 'kysely';
import type { ApplicationEventKind } from '../../contract/applications/handled-applications.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import type { ApplicationEventDetails } from '../platform/database/schema.ts';

/** Who did it: an account, or whoever has the mail that went to an address. */
export interface Actor {
  userId: string | null;
  byMail?: string;
}

/**
 * Leaves a row for each application that is still there: who, when, what. In the order in which others lock them: each row holds
 * its application.
 */
export async function recordEvents(
  db: Db,
  ids: string[],
  actorId: string | null,
  kind: ApplicationEventKind,
  now: Date,
  details: ApplicationEventDetails = {},
) {
  await sql`
    insert into application_events (application_id, actor_id, kind, details, created_at)
    select id, ${actorId}::uuid, ${kind}, ${JSON.stringify(details)}::jsonb, ${now}
    from (select id from applications where id = any(${ids}::uuid[]) order by id for key share) present`.execute(db);
}

/** Somebody who opens or exports the same one again within the hour is still reading. */
const ONE_READING = '1 hour';

type Reading = 'opened' | 'exported';

/** The applicant sees when it was first opened; each reader is recorded. */
export async function recordReading(db: Db, ids: string[], actorId: string, kind: Reading, now: Date) {
  await db
    .updateTable('applications')
    .set({ firstOpenedAt: now })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('applications')
        .select('id')
        .where('id', '=', anyOf(ids))
        .where('firstOpenedAt', 'is', null)
        // In one order, as whoever changes several locks them.
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .execute();
  const known = await readBy(db, ids, actorId, kind, now);
  await recordEvents(
    db,
    ids.filter((id) => !known.has(id)),
    actorId,
    kind,
    now,
  );
}

/** Those of them that somebody is reading so. */
async function readBy(db: Db, ids: string[], actorId: string, kind: Reading, now: Date) {
  const rows = await db
    .selectFrom('applicationEvents')
    .select('applicationId')
    .where('applicationId', '=', anyOf(ids))
    .where('actorId', '=', actorId)
    .where('kind', '=', kind)
    .where('createdAt', '>', sql<Date>`${now}::timestamptz - ${sql.lit(ONE_READING)}::interval`)
    .execute();
  return new Set(rows.map(({ applicationId }) => applicationId));
}

import { sql } from 'kysely';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { handledApplications, handledNotFound, readHandled, withSummary } from './handled-applications.ts';
import { nameIfThere, nameOf } from './name-of.ts';
import { recordReading } from './record-events.ts';
import { notFound } from './refusals.ts';
import { showWhole } from './show-application.ts';

/** The whole application. That it was read is recorded; whether it counts as read is for the reader to say. */
export async function openApplication({ db, files, clock }: Platform, viewer: Viewer, id: string) {
  const now = clock.now();
  const [row = await handledNotFound(db, viewer, [id])] = await readHandled(
    withSummary(db, viewer).where('applications.id', '=', id),
  );
  await recordReading(db, [id], viewer.userId, 'opened', now);
  const [application = notFound()] = await showWhole(
    db,
    files,
    viewer.userId,
    [{ ...row, firstOpenedAt: row.firstOpenedAt ?? now }],
    now,
  );
  return application;
}

export async function markRead(platform: Platform, viewer: Viewer, id: string) {
  await platform.db
    .updateTable('applications')
    .set({ isRead: true })
    .where('id', '=', id)
    .where('id', 'in', handledApplications(platform.db, viewer).select('applications.id'))
    .execute();
  return openApplication(platform, viewer, id);
}

/** What happened, the last first. */
export async function readHistory({ db }: Platform, viewer: Viewer, id: string) {
  const [application = await handledNotFound(db, viewer, [id])] = await readHandled(
    withSummary(db, viewer).where('applications.id', '=', id),
  );
  const rows = await db
    .selectFrom('applicationEvents')
    .leftJoin('users', 'users.id', 'applicationEvents.actorId')
    .leftJoin('users as person', (join) => join.on('person.id', '=', sql<string>`(details ->> 'userId')::uuid`))
    .selectAll('applicationEvents')
    .select(['users.firstName', 'users.lastName', 'person.firstName as personFirst', 'person.lastName as personLast'])
    .where('applicationId', '=', id)
    .orderBy('applicationEvents.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(
    ({
      id: event,
      kind,
      details: { from = null, to = null, message = null, refusalReasons = null, position = null, byMail = null },
      ...row
    }) => ({
      id: event,
      kind,
      actor: row.actorId === application.userId ? nameOf(application) : nameIfThere(row),
      from,
      to,
      message,
      refusalReasons,
      position,
      person: nameIfThere({ firstName: row.personFirst, lastName: row.personLast }),
      byMail,
      createdAt: row.createdAt,
    }),
  );
}

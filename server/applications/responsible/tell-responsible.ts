import { MINUTE_MS } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { enqueueAll } from '../../platform/jobs/enqueue.ts';
import { work } from '../../platform/jobs/job.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications } from '../handled-applications.ts';
import { responsibleMail } from './mails.ts';

interface Telling {
  userId: string;
  businessId: string;
}

export const tellingResponsible = work<Telling>('tell-responsible');

/** So long after the last one: what is given one by one is told of together, and a slip of the hand not at all. */
const QUIET_MS = 5 * MINUTE_MS;

export async function planTellingResponsible(tx: Tx, userId: string, rows: { businessId: string }[], now: Date) {
  const tellings = [...new Set(rows.map(({ businessId }) => businessId))].map((businessId) => ({ userId, businessId }));
  await enqueueAll(tx, tellingResponsible, tellings, {
    runAt: new Date(now.getTime() + QUIET_MS),
    keys: tellings.map(({ businessId }) => `${tellingResponsible.name}:${businessId}:${userId}`),
  });
}

/** One mail of everything that a colleague was given and not told of yet, as far as it is still theirs. */
export async function tellResponsible({ db }: Platform, { userId, businessId }: Telling) {
  await db.transaction().execute(async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select(['firstName', 'lastName', 'email'])
      .where('id', '=', userId)
      .where('isActive', '=', true)
      .executeTakeFirst();
    const given = await handledApplications(tx, { userId })
      .select(['applications.id', 'positions.title', 'businesses.businessName'])
      .where('applications.businessId', '=', businessId)
      .where('applications.responsibleId', '=', userId)
      .where('applications.responsibilityGivenAt', 'is not', null)
      .orderBy('applications.id')
      .forNoKeyUpdate('applications')
      .execute();
    const [first] = given;
    if (!person || !first) return;
    const ids = given.map(({ id }) => id);
    const givers = await readGivers(tx, ids);
    await tx.updateTable('applications').set({ responsibilityGivenAt: null }).where('id', '=', anyOf(ids)).execute();
    const titles = given.map(({ title }) => title);
    const mail = responsibleMail(person, { businessId, businessName: first.businessName, givers, titles });
    await sendMail(tx, mail, { about: businessId });
  });
}

/** Who gave them what they were not told of. */
const readGivers = (db: Db, ids: string[]) =>
  db
    .selectFrom('applicationEvents')
    .innerJoin('applications', 'applications.id', 'applicationId')
    .innerJoin('users', 'users.id', 'actorId')
    .select(['users.firstName', 'users.lastName'])
    .distinct()
    .where('applicationId', '=', anyOf(ids))
    .where('kind', '=', 'responsibility-given')
    .whereRef('applicationEvents.createdAt', '=', 'responsibilityGivenAt')
    .execute();

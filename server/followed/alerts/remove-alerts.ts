import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

/** With the mails about them, of which some may wait to be sent. Nothing is left of a reader's last one. */
export async function removeAlerts(tx: Tx, ids: string[]) {
  const removed = await tx.deleteFrom('jobAlerts').where('id', '=', anyOf(ids)).returning('emailKey').execute();
  await tx.deleteFrom('mails').where('about', '=', anyOf(ids)).execute();
  await tx
    .deleteFrom('alertedAds')
    .where('emailKey', '=', anyOf(removed.map(({ emailKey }) => emailKey)))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('jobAlerts').select('id').whereRef('jobAlerts.emailKey', '=', 'alertedAds.emailKey'))),
    )
    .execute();
}

/** Whoever has shown that an address is theirs decides about its alerts too. */
export async function forgetAlertsOf(tx: Tx, userId: string) {
  const own = await alertsOfUser(tx, userId).select('jobAlerts.id').execute();
  await removeAlerts(
    tx,
    own.map(({ id }) => id),
  );
}

const alertsOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('jobAlerts')
    .innerJoin('users', 'users.emailKey', 'jobAlerts.emailKey')
    .where('users.id', '=', userId)
    .where('users.emailConfirmedAt', 'is not', null);

/** For the user's own download. */
export const readAlertsOf = (db: Db, userId: string) =>
  alertsOfUser(db, userId)
    .select(['jobAlerts.email', 'filters', 'mailFrequency', 'askedAt', 'confirmedAt'])
    .orderBy('askedAt')
    .execute();

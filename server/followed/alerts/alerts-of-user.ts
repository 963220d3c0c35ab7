import type { Db, Tx } from '../../platform/database/database.ts';
import { removeAlerts } from './remove-alerts.ts';

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

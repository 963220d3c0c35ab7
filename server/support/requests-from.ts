import { emailKeyOf } from '../accounts/index.ts';
import type { Db } from '../platform/database/database.ts';

/** What was asked from the address of a user, who has shown that it is theirs: for the download of everything that is kept. */
export const requestsFrom = (db: Db, userId: string) =>
  db
    .selectFrom('supportRequests')
    .innerJoin('users', (join) => join.on('users.emailKey', '=', (eb) => emailKeyOf(eb.ref('supportRequests.email'))))
    .select(['supportRequests.name', 'supportRequests.email', 'topic', 'message', 'supportRequests.createdAt'])
    .where('users.id', '=', userId)
    .where('users.emailConfirmedAt', 'is not', null)
    .orderBy('supportRequests.createdAt')
    .execute();

/** The same of ads that were reported. */
export const reportsFrom = (db: Db, userId: string) =>
  db
    .selectFrom('adReports')
    .innerJoin('users', (join) =>
      join.on('users.emailKey', '=', (eb) => emailKeyOf(eb.ref('adReports.email').$notNull())),
    )
    .select([
      'title',
      'businessName',
      'reason',
      'message',
      'adReports.email',
      'adReports.createdAt',
      'answer',
      'closedAt',
    ])
    .where('users.id', '=', userId)
    .where('users.emailConfirmedAt', 'is not', null)
    .orderBy('adReports.createdAt')
    .execute();

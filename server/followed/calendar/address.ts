import { Failure } from '../../../contract/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashToken, newToken } from '../../sessions/index.ts';

/** For the user's own download too. */
export const readCalendarAddress = (db: Db, userId: string) =>
  db.selectFrom('calendarAddresses').select('createdAt').where('userId', '=', userId).executeTakeFirst();

/** `replaces`: when the one was made that the caller knows of. Another tab may have made one that is in use by now. */
export async function makeCalendarAddress(
  { db, clock, config }: Platform,
  { userId }: Viewer,
  replaces: string | null,
) {
  const secret = newToken();
  const made = { tokenHash: hashToken(secret), createdAt: clock.now() };
  const row = await (replaces ? replace(db, userId, new Date(replaces), made) : add(db, userId, made));
  if (!row) throw new Failure('conflict', 'Adressen er endret et annet sted. Her ser du hvordan det er nå.');
  return { address: `${config.publicUrl}/api/user/calendar/${secret}/jobbfjord.ics`, madeAt: made.createdAt };
}

interface Made {
  tokenHash: Buffer;
  createdAt: Date;
}

const add = (db: Db, userId: string, made: Made) =>
  db
    .insertInto('calendarAddresses')
    .values({ userId, ...made })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst();

const replace = (db: Db, userId: string, before: Date, made: Made) =>
  db
    .updateTable('calendarAddresses')
    .set(made)
    .where('userId', '=', userId)
    .where('createdAt', '=', before)
    .returning('userId')
    .executeTakeFirst();

/** Whether there was one. */
export async function endCalendarAddress(db: Db, userId: string) {
  const { numDeletedRows } = await db.deleteFrom('calendarAddresses').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Nothing for one that was never made, has ended, or whose owner is deactivated. */
export const ownerOfCalendar = (db: Db, secret: string) =>
  db
    .selectFrom('calendarAddresses')
    .innerJoin('users', 'users.id', 'userId')
    .select('users.id')
    .where('tokenHash', '=', hashToken(secret))
    .where('users.isActive', '=', true)
    .executeTakeFirst();

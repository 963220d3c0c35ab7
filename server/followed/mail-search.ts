import { Failure } from '../../contract/errors.ts';
import type { MailFrequency } from '../../contract/followed.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { nextMailDay } from './mail-day.ts';

const said: Record<MailFrequency, string> = {
  off: 'Du får ikke e-post om nye treff.',
  daily: 'Du får e-post om nye treff hver dag det er noen.',
  weekly: 'Du får e-post om nye treff hver mandag det er noen.',
};
const unconfirmed = 'E-posten kommer når du har bekreftet e-postadressen din.';

/** From now on; what is there already is no news. Answers what that means. */
export async function mailSearch({ db, clock }: Platform, { userId }: Viewer, id: string, frequency: MailFrequency) {
  const now = clock.now();
  const since = frequency === 'off' ? null : now;
  const changed = await db
    .updateTable('savedSearches')
    .set({ mailFrequency: frequency, mailFrom: since, mailSince: since, mailDueOn: nextMailDay(frequency, now) })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('mailFrequency', '<>', frequency)
    .returning('id')
    .executeTakeFirst();
  if (!changed && !(await exists(db, userId, id))) throw new Failure('notFound', 'Søket finnes ikke lenger');
  const { emailConfirmedAt } = await db
    .selectFrom('users')
    .select('emailConfirmedAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return frequency === 'off' || emailConfirmedAt ? said[frequency] : unconfirmed;
}

const exists = (db: Db, userId: string, id: string) =>
  db.selectFrom('savedSearches').select('id').where('userId', '=', userId).where('id', '=', id).executeTakeFirst();

/** By the secret of a mail, without log-in. */
export async function endSearchMails(db: Db, token: string) {
  const { numUpdatedRows } = await db
    .updateTable('savedSearches')
    .set({ mailFrequency: 'off', mailFrom: null, mailSince: null, mailDueOn: null })
    .where('mailToken', '=', token)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new Failure('notFound', 'Søket finnes ikke lenger. Da får du heller ikke e-post om det.');
  }
}

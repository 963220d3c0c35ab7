import { Failure } from '../../contract/errors.ts';
import type { MailFrequency } from '../../contract/followed.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { nextMailDay } from './mail-day.ts';
import { aboutSearch } from './remove-searches.ts';
import { searchMailsBegin } from './search-mail.ts';

const said: Record<MailFrequency, string> = {
  off: 'Du får ikke e-post om nye treff.',
  daily: 'Du får e-post om nye treff hver dag det er noen.',
  weekly: 'Du får e-post om nye treff hver mandag det er noen.',
};
const unconfirmed = 'E-posten kommer når du har bekreftet e-postadressen din.';

/** From now on; what is there already is no news, and what is due already still comes. Answers what that means. */
export async function mailSearch({ db, clock }: Platform, { userId }: Viewer, id: string, frequency: MailFrequency) {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const search = await findMailed(tx, userId, id);
    if (!search) throw new Failure('notFound', 'Søket finnes ikke lenger');
    if (frequency === search.mailFrequency) return answerFor(search, frequency);
    const turnsOnOrOff = frequency === 'off' || search.mailFrequency === 'off';
    const since = frequency === 'off' ? null : now;
    await tx
      .updateTable('savedSearches')
      .set({ mailFrequency: frequency, mailDueOn: nextMailDay(frequency, now) })
      .$if(turnsOnOrOff, (update) => update.set({ mailFrom: since, mailSince: since }))
      .where('userId', '=', userId)
      .where('id', '=', id)
      .execute();
    if (search.mailFrequency === 'off' && search.emailConfirmedAt) {
      const key = `search mails begin ${userId} ${id} ${dayInOslo(now)}`;
      await sendMail(tx, searchMailsBegin({ ...search, mailFrequency: frequency }), {
        key,
        about: aboutSearch(search),
      });
    }
    return answerFor(search, frequency);
  });
}

const answerFor = ({ emailConfirmedAt }: { emailConfirmedAt: Date | null }, frequency: MailFrequency) =>
  frequency === 'off' || emailConfirmedAt ? said[frequency] : unconfirmed;

const findMailed = (tx: Tx, userId: string, id: string) =>
  tx
    .selectFrom('savedSearches')
    .innerJoin('users', 'users.id', 'savedSearches.userId')
    .selectAll('savedSearches')
    .select(['users.email', 'users.firstName', 'users.lastName', 'users.emailConfirmedAt'])
    .where('savedSearches.userId', '=', userId)
    .where('savedSearches.id', '=', id)
    .forUpdate('savedSearches')
    .executeTakeFirst();

/** Of a link that lost its end nobody can say that no mails come. */
export const isWhole = /^[0-9a-f]{64}$/;
const gone = 'Søket finnes ikke lenger. Da får du heller ikke e-post om det.';

/** By the secret of a mail, without log-in. */
export async function endSearchMails(db: Db, token: string) {
  const { numUpdatedRows } = await db
    .updateTable('savedSearches')
    .set({ mailFrequency: 'off', mailFrom: null, mailSince: null, mailDueOn: null })
    .where('mailToken', '=', token)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new Failure('notFound', isWhole.test(token) ? gone : 'Ugyldig avmeldingslenke');
  }
}

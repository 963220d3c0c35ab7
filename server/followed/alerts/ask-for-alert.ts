import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Failure } from '../../../contract/errors.ts';
import type { jobAlerts } from '../../../contract/followed/job-alerts.ts';
import { HOUR } from '../../../contract/values.ts';
import { emailKeyHere } from '../../accounts/index.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSearch, NO_SEARCH } from '../save-search.ts';
import { alertQuestion } from './mails.ts';

type Asked = Pick<z.output<typeof jobAlerts.askForAlert.body>, 'email' | 'frequency' | 'filters'>;

/** Each mails somebody who perhaps has nothing to do with us. */
const mailsPerHour = { max: 5, windowSeconds: HOUR };

/** Mails the question. The same under the same key, after a lost reply, is one alert. */
export async function askForAlert({ db, clock, rateLimits }: Platform, asked: Asked, key?: string) {
  // The order of a list is none of mails.
  const filters = { ...asked.filters, sortBy: '' };
  if (!isSearch({ searchTerm: filters.searchTerm, filters })) throw new Failure('invalid', NO_SEARCH);
  const { email, frequency } = asked;
  await rateLimits.count(`job alert ${emailKeyHere(email)}`, mailsPerHour);
  await db.transaction().execute(async (tx) => {
    const alert = await tx
      .insertInto('jobAlerts')
      .values({
        id: key ? keyAsUuid(key, email, frequency, JSON.stringify(filters)) : randomUUID(),
        email,
        filters: JSON.stringify(filters),
        mailFrequency: frequency,
        askedAt: clock.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (alert) await sendMail(tx, alertQuestion(alert), { about: alert.id });
  });
}

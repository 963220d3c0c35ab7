import type { z } from 'zod';
import type { registerSchema } from '../../contract/accounts/account-fields.ts';
import { MINUTE } from '../../contract/values.ts';
import { isDuplicate } from '../platform/database/database.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { tellOwner } from './ask-to-confirm.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { enter } from './enter.ts';
import { makeLinkToken } from './mailed-links.ts';
import { welcome } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { findUser } from './queries.ts';
import { recordEvent } from './record-event.ts';

type Registration = z.output<typeof registerSchema>;

const taken =
  'Denne e-postadressen kan ikke brukes. Har du allerede en konto, kan du logge inn eller be om nytt passord.';

/** From one address. What was filled in wrong does not count: a household or an office shares it, too. */
const mostAccounts = { max: 30, windowSeconds: 10 * MINUTE };

/** Makes the account and logs in. Who already has one learns by mail that somebody tried. */
export async function register(
  platform: Platform,
  { email, firstName, lastName, password }: Registration,
  origin: { address: string; userAgent: string },
) {
  refuseCommonPassword(password, 'password');
  await platform.rateLimits.count(`registered ${networkOf(origin.address)}`, mostAccounts);
  const passwordHash = await hashPassword(password);
  const now = platform.clock.now();
  try {
    return await platform.db.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('users')
        .values({ email, firstName, lastName, passwordHash, createdAt: now, updatedAt: now, lastActiveAt: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordEvent(tx, id, 'registered', now);
      const token = await makeLinkToken(tx, { userId: id, purpose: 'confirm-email', email, now });
      await sendMail(tx, welcome({ firstName, lastName, email }, token));
      return await enter(tx, id, { ...origin, now });
    });
  } catch (error) {
    if (!isDuplicate(error, 'users_email_key')) throw error;
    const owner = await findUser(platform.db, email);
    if (owner) await platform.db.transaction().execute((tx) => tellOwner(tx, owner, now));
    throw failureAt('conflict', 'email', taken);
  }
}

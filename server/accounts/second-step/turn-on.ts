import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { confirmBegunSchema } from '../../../contract/accounts/second-step.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions, newToken } from '../../sessions/index.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { holdAccount, holdUser } from '../hold-account.ts';
import { countPasskeys } from '../passkeys/queries.ts';
import { readUser } from '../queries.ts';
import { recordEvent } from '../record-event.ts';
import { countingCode } from '../slow-down.ts';
import { newAppSecret, shownToApp } from './app-codes.ts';
import { secondStepOn } from './mails.ts';
import { keepRecoveryCodes, recoveryCodesOf } from './recovery-codes.ts';
import { seal } from './seal.ts';
import { readPeriods, takeAppCode, wrongCode } from './take-code.ts';

const alreadyOn = () => new Failure('conflict', 'Totrinns innlogging er allerede på.');
const noLongerBegun = () =>
  new Failure('conflict', 'Det du begynte på her, gjelder ikke lenger. Avbryt, og begynn igjen.');

/** Names one beginning: with a new key it is another one. */
const nameOf = (sealedSecret: Buffer) => createHash('sha256').update(sealedSecret).digest('base64url');

/** Begun again, it begins anew: what was shown before counts for nothing. */
export async function beginSecondStep(platform: Platform, viewer: Viewer, password: string, address: string) {
  const user = await checkOwnPassword(platform, viewer, { password, address });
  const secret = newAppSecret();
  const row = {
    userId: user.id,
    sealedSecret: await seal(platform, user.id, secret),
    createdAt: platform.clock.now(),
  };
  return await platform.db.transaction().execute(async (tx) => {
    if ((await holdAccount(tx, user)).hasSecondStep) throw alreadyOn();
    await tx.deleteFrom('secondSteps').where('userId', '=', user.id).execute();
    await tx.insertInto('secondSteps').values(row).execute();
    const recoveryCodes = await recoveryCodesOf(platform, tx, user.id, newToken());
    await keepRecoveryCodes(tx, user.id, recoveryCodes);
    return {
      ...shownToApp(secret, user.email),
      beginning: nameOf(row.sealedSecret),
      recoveryCodes,
    };
  });
}

/**
 * Whoever did not hear that it is on sends the code, or the one after it, once more. The recovery codes that were shown are those
 * of the beginning that is confirmed. Every other session was begun with the password alone, and ends.
 */
export async function confirmSecondStep(
  platform: Platform,
  { userId, sessionId }: Viewer,
  { code, beginning }: z.output<typeof confirmBegunSchema>,
  address: string,
) {
  const { email } = await readUser(platform.db, userId);
  const now = platform.clock.now();
  const tried = { userId, code, now };
  const turnOn = async (tx: Tx) => {
    const user = await holdUser(tx, userId);
    const begun = await tx
      .selectFrom('secondSteps')
      .select('sealedSecret')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const isThis = begun !== undefined && nameOf(begun.sealedSecret) === beginning;
    if (user.hasSecondStep) {
      if (isThis && (await readPeriods(tx, platform, tried)).period !== undefined) return;
      throw alreadyOn();
    }
    if (!isThis) throw noLongerBegun();
    if (!(await takeAppCode(tx, platform, tried))) throw wrongCode('invalid');
    await tx.updateTable('users').set({ hasSecondStep: true, updatedAt: now }).where('id', '=', userId).execute();
    await tx.updateTable('secondSteps').set({ createdAt: now }).where('userId', '=', userId).execute();
    await endSessions(tx, { userId, except: sessionId }, 'revoked', now);
    await recordEvent(tx, userId, 'second-step-on', now);
    await sendMail(tx, secondStepOn(user, await countPasskeys(tx, userId)));
  };
  await countingCode(platform, { email, address, userId }, code, () => platform.db.transaction().execute(turnOn));
}

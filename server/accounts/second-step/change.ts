import type { z } from 'zod';
import type { passwordAndCodeSchema } from '../../../contract/accounts/account-fields.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { holdAccount } from '../hold-account.ts';
import type { KnownPerson } from '../queries.ts';
import { recordEvent } from '../record-event.ts';
import { countingCode } from '../slow-down.ts';
import { recoveryCodesMade, secondStepOff } from './mails.ts';
import { areKept, keepRecoveryCodes, recoveryCodesOf } from './recovery-codes.ts';
import { takeCode } from './take-code.ts';

type Given = z.output<typeof passwordAndCodeSchema>;

/** Whoever did not hear of the new ones hears of them again under the same key: the code that was right is used up. */
export async function renewRecoveryCodes(
  platform: Platform,
  viewer: Viewer,
  { key, ...given }: Given & { key: string },
  address: string,
) {
  const codesOf = (tx: Tx, id: string) => recoveryCodesOf(platform, tx, id, key);
  const areMade = async (tx: Tx, { id }: KnownPerson) => areKept(tx, id, await codesOf(tx, id));
  const change: Change<string[]> = async (tx, user, now, isMade) => {
    const codes = await codesOf(tx, user.id);
    if (isMade) return codes;
    await keepRecoveryCodes(tx, user.id, codes);
    await recordEvent(tx, user.id, 'recovery-codes-made', now);
    await sendMail(tx, recoveryCodesMade(user));
    return codes;
  };
  return await withBothSteps(platform, viewer, given, address, change, areMade);
}

type Change<T> = (tx: Tx, user: KnownPerson, now: Date, isMade: boolean) => Promise<T>;

export const turnOffSecondStep = (platform: Platform, viewer: Viewer, given: Given, address: string) =>
  withBothSteps(platform, viewer, given, address, async (tx, user, now) => {
    await tx.updateTable('users').set({ hasSecondStep: false, updatedAt: now }).where('id', '=', user.id).execute();
    await forgetSecondStep(tx, user, now);
  });

/** After it was turned off, by its owner or by staff (`actorId`): what it consisted of goes, and its owner hears of it. */
export async function forgetSecondStep(tx: Tx, user: KnownPerson, now: Date, actorId: string | null = null) {
  await tx.deleteFrom('secondSteps').where('userId', '=', user.id).execute();
  await recordEvent(tx, user.id, 'second-step-off', now, actorId);
  await sendMail(tx, secondStepOff(user, actorId !== null));
}

/** What is done about it needs what logging in needs. */
async function withBothSteps<T>(
  platform: Platform,
  viewer: Viewer,
  { password, code }: Given,
  address: string,
  change: Change<T>,
  isMadeAlready: (tx: Tx, user: KnownPerson) => Promise<boolean> = async () => false,
) {
  const user = await checkOwnPassword(platform, viewer, { password, address });
  const now = platform.clock.now();
  const attempt = { email: user.email, address, userId: user.id };
  const take = async (tx: Tx) => {
    if (!(await holdAccount(tx, user)).hasSecondStep) throw new Failure('conflict', 'Totrinns innlogging er ikke på.');
    const isMade = await isMadeAlready(tx, user);
    if (!isMade) await takeCode(tx, platform, { userId: user.id, code, now, refusal: 'invalid' });
    return await change(tx, user, now, isMade);
  };
  return await countingCode(platform, attempt, code, () => platform.db.transaction().execute(take));
}

import { codeRequired } from '../../../contract/accounts/account-fields.ts';
import type { ErrorKind } from '../../../contract/errors.ts';
import type { Tx } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { readUser } from '../queries.ts';
import { recordEvent } from '../record-event.ts';
import { isAppCode, periodOf } from './app-codes.ts';
import { recoveryCodeUsed } from './mails.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { unseal } from './seal.ts';

interface Tried {
  userId: string;
  code: string;
  now: Date;
}

interface Given extends Omit<Tried, 'code'> {
  code: string | undefined;
  /** `notLoggedIn` while logging in. */
  refusal: ErrorKind;
}

/** A code is used up by being right. The account is held, so that of two at the same moment one comes too late. */
export async function takeCode(tx: Tx, platform: Platform, { code = '', refusal, ...tried }: Given) {
  const typed = withoutSpaces(code);
  if (!typed) throw refused(refusal, 'codeRequired', codeRequired);
  const given = { ...tried, code: typed };
  if (isAppCode(typed)) {
    if (!(await takeAppCode(tx, platform, given))) throw wrongCode(refusal);
  } else if (!(await takeRecoveryCode(tx, given))) {
    throw refused(refusal, 'codeWrong', 'Gjenopprettingskoden er feil eller brukt.');
  }
}

const withoutSpaces = (code: string) => code.replace(/\s/g, '');

export const wrongCode = (kind: ErrorKind) =>
  refused(kind, 'codeWrong', 'Koden er feil eller brukt. Vent til appen viser en ny, og prøv igjen.');

const refused = (kind: ErrorKind, code: string, msg: string) => failureAt(kind, 'code', msg, code);

/** Whether it is right, and later than the one that was taken last. */
export async function takeAppCode(tx: Tx, platform: Platform, tried: Tried) {
  const { period, lastTaken } = await readPeriods(tx, platform, tried);
  if (period === undefined || period <= lastTaken) return false;
  await tx.updateTable('secondSteps').set({ lastTaken: period }).where('userId', '=', tried.userId).execute();
  return true;
}

/** Which thirty seconds the code belongs to, and those whose code was taken last. */
export async function readPeriods(tx: Tx, platform: Platform, { userId, code, now }: Tried) {
  const step = await tx.selectFrom('secondSteps').selectAll().where('userId', '=', userId).executeTakeFirst();
  const secret = step && (await unseal({ ...platform, db: tx }, userId, step.sealedSecret));
  return { period: secret && periodOf(secret, withoutSpaces(code), now), lastTaken: step?.lastTaken ?? 0 };
}

async function takeRecoveryCode(tx: Tx, { userId, code, now }: Tried) {
  if (!(await spendRecoveryCode(tx, userId, code))) return false;
  await recordEvent(tx, userId, 'recovery-code-used', now);
  await sendMail(tx, recoveryCodeUsed(await readUser(tx, userId), await countRecoveryCodes(tx, userId)));
  return true;
}

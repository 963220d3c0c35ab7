import { createHash, randomInt } from 'node:crypto';
import { policy } from '../../../contract/policy.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

/** Crockford's: nothing that looks like something else. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = [4, 4, 4, 4];

const newCode = () =>
  groups.map((length) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')).join('-');

/** As it was written down: case, spaces, and letters that were taken for digits make no difference. */
const asMade = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

/** 80 random bits: nobody guesses them, so one fast hash is enough. */
const hashOf = (code: string) => createHash('sha256').update(asMade(code)).digest();

/** Those from before no longer work. */
export async function makeRecoveryCodes(tx: Tx, userId: string) {
  const codes = Array.from({ length: policy.secondStep.recoveryCodes }, newCode);
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
    .execute();
  return codes;
}

/** Deletes it in the same step that finds it, so that two at once cannot both use it. */
export async function spendRecoveryCode(tx: Tx, userId: string, code: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashOf(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string) {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}

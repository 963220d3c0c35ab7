import { createHash } from 'node:crypto';
import { policy } from '../../../contract/policy.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { derive } from './seal.ts';

/** Crockford's: nothing that looks like something else. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

const written = (random: Uint8Array) =>
  [...random]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** As it was written down: case, spaces, and letters that were taken for digits make no difference. */
const asMade = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

/** 80 random bits: nobody guesses them, so one fast hash is enough. */
const hashOf = (code: string) => createHash('sha256').update(asMade(code)).digest();

/** Those of one attempt, whose key nobody else knows: only hashes are kept, so an answer that was lost is made again. */
export async function recoveryCodesOf(platform: Platform, tx: Tx, userId: string, key: string) {
  const count = policy.secondStep.recoveryCodes;
  const random = await derive({ ...platform, db: tx }, userId, key, count * LENGTH);
  return Array.from({ length: count }, (_, at) => written(random.subarray(at * LENGTH, (at + 1) * LENGTH)));
}

/** Those from before no longer work. */
export async function keepRecoveryCodes(tx: Tx, userId: string, codes: string[]) {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
    .execute();
}

/** Whether they are the ones that work; some may be used. */
export async function areKept(tx: Tx, userId: string, codes: string[]) {
  const kept = await tx
    .selectFrom('recoveryCodes')
    .select('userId')
    .where('userId', '=', userId)
    .where('codeHash', 'in', codes.map(hashOf))
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
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

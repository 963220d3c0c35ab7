import type { RateLimit } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/errors.ts';
import { DAY, HOUR, MINUTE } from '../../contract/values.ts';
import type { Db } from '../platform/database/database.ts';
import { NO_ID } from '../platform/database/no-id.ts';
import { networkOf } from '../platform/http/network-of.ts';
import type { Platform } from '../platform/platform.ts';
import { createTurns } from '../platform/turns.ts';
import { isKnownPlace } from '../sessions/index.ts';
import { isPassword } from './passwords.ts';
import { emailKeyHere } from './queries.ts';
import { isAppCode } from './second-step/app-codes.ts';

const fromHere: RateLimit = { max: 8, windowSeconds: 15 * MINUTE };
const fromAnywhere: RateLimit = { max: 50, windowSeconds: HOUR };
const atManyAccounts: RateLimit = { max: 50, windowSeconds: 15 * MINUTE };
const codesFromHere: RateLimit = { max: 10, windowSeconds: 15 * MINUTE };
const codesFromAnywhere: RateLimit = { max: 30, windowSeconds: DAY };

export interface Attempt {
  email: string;
  address: string;
  userId: string | undefined;
}

/** Of many at once, each knows whether the one before was wrong. Only who guesses from the same place waits for it. */
const inTurn = createTurns({ atOnce: 1, mostWaiting: 60 });

/** Whether the password is right, unless there were too many that were not. */
export const tryPassword = (platform: Platform, attempt: Attempt, password: string, passwordHash?: string) =>
  inTurn(keysOf(attempt).here, async () => {
    await checkFailures(platform, attempt);
    const isRight = await isPassword(password, passwordHash);
    // Those from elsewhere waited with this one: what was wrong meanwhile counts before it is answered, right or wrong.
    await checkFailures(platform, attempt);
    if (!isRight) await countFailure(platform, attempt);
    return isRight;
  });

/**
 * Too many wrong passwords are slowed down: for one account from one address, for one address, and for one account from
 * everywhere. The last does not hold where the owner was logged in before, so that strangers cannot lock the owner out.
 */
async function checkFailures({ db, rateLimits }: Platform, attempt: Attempt) {
  const keys = keysOf(attempt);
  await rateLimits.check(keys.here, fromHere);
  await rateLimits.check(keys.address, atManyAccounts);
  if (!(await isOwnersPlace(db, attempt))) await rateLimits.check(keys.account, fromAnywhere);
}

/** The answer to a wrong password is that it was wrong; the next attempt, also one at the same moment, is told to wait. */
async function countFailure({ rateLimits }: Platform, attempt: Attempt) {
  const keys = keysOf(attempt);
  const limits = [
    [keys.here, fromHere],
    [keys.address, atManyAccounts],
    [keys.account, fromAnywhere],
  ] as const;
  // Each of them, also where one of them says that it was too many.
  const counts = await Promise.allSettled(limits.map(([key, limit]) => rateLimits.count(key, limit)));
  const refused = counts.find((count) => count.status === 'rejected');
  if (refused) throw refused.reason;
}

/**
 * Of a million codes three are right at any time, so few may be tried. Each counts before it is looked at, so that many at the
 * same moment gain nothing; one that turned out right is given back. Nobody guesses a recovery code: the owner's is not held up
 * by what strangers try elsewhere.
 */
export async function countingCode<T>(platform: Platform, attempt: Attempt, typed: string, take: () => Promise<T>) {
  const { rateLimits } = platform;
  const { codeHere, code } = keysOf(attempt);
  await rateLimits.count(codeHere, codesFromHere);
  const isHeldUp = isAppCode(typed) && !(await isWhereBothStepsWere(platform.db, attempt));
  if (isHeldUp) await rateLimits.count(code, codesFromAnywhere).catch(sayForToday);
  const taken = await take();
  await rateLimits.giveBack(codeHere);
  if (isHeldUp) await rateLimits.giveBack(code);
  return taken;
}

function sayForToday(error: unknown): never {
  if (!(error instanceof Failure) || error.kind !== 'tooMany') throw error;
  const { retryAfterSeconds = DAY } = error;
  const hours = Math.ceil(retryAfterSeconds / HOUR);
  throw new Failure(
    'tooMany',
    `For mange koder er prøvd på kontoen i dag. Bruk en gjenopprettingskode, eller vent ${hours === 1 ? 'én time' : `${hours} timer`}.`,
    { retryAfterSeconds },
  );
}

/** Whoever was there with the password alone, before there was a second step, may be who stole it. */
async function isWhereBothStepsWere(db: Db, { userId = NO_ID, address }: Attempt) {
  const step = await db.selectFrom('secondSteps').select('createdAt').where('userId', '=', userId).executeTakeFirst();
  return step !== undefined && (await isKnownPlace(db, userId, address, step.createdAt));
}

/** Asked about nobody too: how long the answer takes does not say whether there is such an account. */
const isOwnersPlace = (db: Db, { userId = NO_ID, address }: Attempt) => isKnownPlace(db, userId, address);

function keysOf({ email, address }: Attempt) {
  const account = emailKeyHere(email);
  const network = networkOf(address);
  return {
    here: `wrong password ${account} ${network}`,
    address: `wrong password ${network}`,
    account: `wrong password ${account}`,
    codeHere: `code ${account} ${network}`,
    code: `code ${account}`,
  };
}

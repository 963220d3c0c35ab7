import { MINUTE_MS } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { newToken } from '../../sessions/index.ts';

const LIFETIME_MS = 5 * MINUTE_MS;

/** To be signed: by a new key within a session, or without one to log in. */
export async function makeChallenge(db: Db, sessionId: string | null, now: Date) {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insertInto('passkeyChallenges').values({ challenge, sessionId, expiresAt }).execute();
  return Uint8Array.from(Buffer.from(challenge, 'base64url'));
}

/** The one that was signed, if we made it for this. It is used up, whatever else is wrong. */
export async function takeChallenge(db: Db, clientData: string, sessionId: string | null, now: Date) {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challengeIn(clientData))
    .where('sessionId', 'is not distinct from', sessionId)
    .where('expiresAt', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge;
}

function challengeIn(clientData: string) {
  try {
    return `${JSON.parse(Buffer.from(clientData, 'base64url').toString()).challenge}`.replaceAll('\0', '');
  } catch {
    return '';
  }
}

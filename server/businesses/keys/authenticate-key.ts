import { dayInOslo } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { SystemGate } from '../../platform/http/admit-system.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, isSecret } from './secret.ts';

/** Which system a key belongs to. What nobody could do by hand, it cannot either. */
export const keyAuthenticator =
  (platform: Platform): SystemGate['authenticateKey'] =>
  async (secret) => {
    const key = isSecret(secret) && (await findKey(platform, secret));
    if (!key) return null;
    const { keyId, name, businessId, ownerId } = key;
    const refusal = refusalOf(key);
    const today = dayInOslo(platform.clock.now());
    // Nobody waits for this, and losing one does no harm.
    if (key.lastUsedOn !== today) {
      touch(platform, { keyId, ownerId, today, isUsed: !refusal }).catch((error: Error) =>
        platform.log.debug({ reason: error.message }, 'last use of a key not kept'),
      );
    }
    return { system: { keyId, name, businessId, ownerId }, refusal };
  };

const findKey = ({ db }: Platform, secret: string) =>
  db
    .selectFrom('businessKeys')
    .innerJoin('businesses', 'businesses.id', 'businessKeys.businessId')
    .innerJoin('users', 'users.id', 'businesses.ownerId')
    .select(['businessKeys.id as keyId', 'businessKeys.name', 'businessKeys.businessId', 'businessKeys.lastUsedOn'])
    .select(['businesses.ownerId', 'businesses.approvalStatus', 'businesses.isActive'])
    .select('users.isActive as isOwnerActive')
    .where('businessKeys.secretHash', '=', hashSecret(secret))
    .where('businessKeys.endedAt', 'is', null)
    .executeTakeFirst();

type Key = NonNullable<Awaited<ReturnType<typeof findKey>>>;

function refusalOf({ approvalStatus, isActive, isOwnerActive }: Key) {
  if (!isOwnerActive) return 'Kontoen til den som eier bedriften, er deaktivert. Nøkkelen kan ikke brukes nå.';
  if (approvalStatus === 'rejected') return 'Bedriften ble ikke godkjent. Nøkkelen kan ikke brukes.';
  return isActive ? null : 'Bedriften er deaktivert eller satt på pause. Nøkkelen kan brukes igjen når den er aktiv.';
}

interface Use {
  keyId: string;
  ownerId: string;
  today: string;
  isUsed: boolean;
}

/** Whose system publishes uses the account, though nobody logs in. */
async function touch({ db, clock }: Platform, { keyId, ownerId, today, isUsed }: Use) {
  await db.updateTable('businessKeys').set({ lastUsedOn: today }).where('id', '=', keyId).execute();
  if (!isUsed) return;
  await db
    .updateTable('users')
    .set({ lastActiveAt: clock.now(), deletionWarnedAt: null })
    .where('id', '=', ownerId)
    .execute();
}

/** Whether a key is still open, once its business is locked: what comes after its end changes nothing. */
export const holdsKey = (tx: Tx, keyId: string) =>
  tx.selectFrom('businessKeys').select('id').where('id', '=', keyId).where('endedAt', 'is', null).executeTakeFirst();

import type { UsedCredential } from '../../../contract/accounts/passkeys.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { enter } from '../enter.ts';
import { heldUser } from '../hold-account.ts';
import { inactive } from '../log-in.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';
import { certainRpId, handleOf, webAuthn } from './relying-party.ts';

/** Names no keys: whoever asks learns nothing, and the browser offers what it has. */
export async function beginLogIn({ config, db, clock }: Platform) {
  const rpID = certainRpId(config);
  const { generateAuthenticationOptions } = await webAuthn();
  const challenge = await makeChallenge(db, null, clock.now());
  return { ...(await generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' })) };
}

const unknown = () =>
  new Failure('notLoggedIn', 'Denne passnøkkelen slipper ingen inn her. Logg inn med passordet i stedet.');

/** Counts as both steps: something one has, opened by a finger, a face or a PIN. */
export async function logInWithPasskey(
  platform: Platform,
  credential: UsedCredential,
  origin: { address: string; userAgent: string },
) {
  const { db, clock, config } = platform;
  certainRpId(config);
  const now = clock.now();
  const challenge = await takeChallenge(db, credential.response.clientDataJSON, null, now);
  if (!challenge) throw new Failure('notLoggedIn', 'Det tok for lang tid. Prøv igjen.');
  const passkey = await db
    .selectFrom('passkeys')
    .select(['id', 'userId'])
    .where('credentialId', '=', credential.id)
    .executeTakeFirst();
  if (!passkey || credential.response.userHandle !== handleOf(passkey.userId).toString('base64url')) throw unknown();
  return await db.transaction().execute(async (tx) => {
    const user = await heldUser(tx, passkey.userId).executeTakeFirst();
    const key = await tx.selectFrom('passkeys').selectAll().where('id', '=', passkey.id).executeTakeFirst();
    const counter = key && (await readCounter(platform, credential, challenge, key));
    if (!user || !key || counter === undefined) throw unknown();
    if (!user.isActive) throw inactive();
    await tx.updateTable('passkeys').set({ counter, lastUsedAt: now }).where('id', '=', passkey.id).execute();
    return await enter(tx, user.id, { ...origin, now, passkey: key.name });
  });
}

interface Key {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

/** Nothing where the key did not sign this, or counts backwards, as a copy of it would. */
async function readCounter({ config, log }: Platform, credential: UsedCredential, challenge: string, key: Key) {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: config.publicUrl,
      expectedRPID: certainRpId(config),
      credential: {
        id: key.credentialId,
        publicKey: Uint8Array.from(key.publicKey),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'passkey refused');
    return undefined;
  }
}

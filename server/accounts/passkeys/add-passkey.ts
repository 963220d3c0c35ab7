import type { MadeCredential } from '../../../contract/accounts/passkeys.ts';
import { Failure } from '../../../contract/errors.ts';
import { policy } from '../../../contract/policy.ts';
import { isDuplicate } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { holdUser } from '../hold-account.ts';
import { recordEvent } from '../record-event.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';
import { passkeyAdded } from './mails.ts';
import { countPasskeys, passkeyColumns } from './queries.ts';
import { certainRpId, handleOf, webAuthn } from './relying-party.ts';

/** EdDSA, ES256 and RS256: what every browser's keys have one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

const { most } = policy.passkeys;
const refuseMore = (count: number) => {
  if (count >= most) throw new Failure('conflict', `Du kan ha ${most} passnøkler. Slett en du ikke bruker.`);
};

/** A key that can be found without an address, and whose keeper makes sure who uses it. */
export async function beginAdding(platform: Platform, viewer: Viewer, password: string, address: string) {
  const rpID = certainRpId(platform.config);
  const user = await checkOwnPassword(platform, viewer, { password, address });
  const known = await platform.db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('userId', '=', user.id)
    .execute();
  refuseMore(known.length);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Jobbfjord',
    rpID,
    supportedAlgorithmIDs,
    userID: Uint8Array.from(handleOf(user.id)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    challenge: await makeChallenge(platform.db, viewer.sessionId, platform.clock.now()),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports: transports as never })),
  });
  return { ...options };
}

export async function addPasskey(
  platform: Platform,
  { userId, sessionId }: Viewer,
  { name, credential }: { name: string; credential: MadeCredential },
) {
  const made = await readMade(platform, sessionId, credential);
  const now = platform.clock.now();
  return await platform.db
    .transaction()
    .execute(async (tx) => {
      const user = await holdUser(tx, userId);
      refuseMore(await countPasskeys(tx, userId));
      const added = await tx
        .insertInto('passkeys')
        .values({ ...made, userId, name, createdAt: now })
        .returning(passkeyColumns)
        .executeTakeFirstOrThrow();
      await recordEvent(tx, userId, 'passkey-added', now);
      await sendMail(tx, passkeyAdded(user, name));
      return added;
    })
    .catch((error) => {
      if (!isDuplicate(error, 'passkeys_credential_id')) throw error;
      throw new Failure('conflict', 'Denne passnøkkelen er allerede lagt til.');
    });
}

/** What is kept of it, once it is certain that it was made for us, now and in this session. */
async function readMade({ config, db, clock, log }: Platform, sessionId: string, credential: MadeCredential) {
  const expectedRPID = certainRpId(config);
  const { clientDataJSON, transports = [] } = credential.response;
  const expectedChallenge = await takeChallenge(db, clientDataJSON, sessionId, clock.now());
  if (!expectedChallenge) throw new Failure('invalid', 'Det tok for lang tid. Prøv igjen.');
  const { verifyRegistrationResponse } = await webAuthn();
  const response = { ...credential, clientExtensionResults: {} } as never;
  const expected = { expectedChallenge, expectedOrigin: config.publicUrl, expectedRPID, supportedAlgorithmIDs };
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch((error: Error) => {
    log.info({ reason: error.message }, 'passkey not accepted');
    return { registrationInfo: undefined };
  });
  if (!registrationInfo) throw new Failure('invalid', 'Denne passnøkkelen kan ikke brukes her. Prøv en annen.');
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey), counter, transports };
}

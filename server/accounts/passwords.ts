import { hash, verify } from '@node-rs/argon2';
import { createTurns, EVERYBODY } from '../platform/turns.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Hashing works on other threads, but takes the same cores: some stay free for everybody who only reads. A flood of log-ins
 * waits, and beyond that is sent away, so that the site goes on.
 */
const inTurn = createTurns({ atOnce: 2, mostWaiting: 60 });

export const hashPassword = (password: string) => inTurn(EVERYBODY, () => hash(password.normalize('NFC'), cost));

/** Takes as long for somebody who does not exist. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const isRight = await inTurn(EVERYBODY, async () =>
    verify(passwordHash || (await nobodysHash()), password.normalize('NFC')),
  );
  return isRight && Boolean(passwordHash);
}

let nobody: Promise<string> | undefined;
const nobodysHash = () => {
  nobody ??= hash('nobody has this password', cost);
  return nobody;
};

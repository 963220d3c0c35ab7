import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../../contract/errors.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing works on other threads, but takes the same cores: some stay free for everybody who only reads. */
const AT_ONCE = 2;
const MOST_WAITING = 60;

let running = 0;
const waiting: (() => void)[] = [];

export const hashPassword = (password: string) => inTurn(() => hash(password.normalize('NFC'), cost));

/** Takes as long for somebody who does not exist. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const isRight = await inTurn(async () => verify(passwordHash || (await nobodysHash()), password.normalize('NFC')));
  return isRight && Boolean(passwordHash);
}

let nobody: Promise<string> | undefined;
const nobodysHash = () => {
  nobody ??= hash('nobody has this password', cost);
  return nobody;
};

/** A flood of log-ins waits here, and beyond that is sent away, so that the site goes on. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Failure('unavailable', undefined, { retryAfterSeconds: 5 });
    await new Promise<void>((go) => waiting.push(go));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // Whoever is next takes over this place.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encodeQR } from 'qr';

/** What every authenticator app takes without being asked (RFC 6238): SHA-1, six digits, a new one every thirty seconds. */
const PERIOD_SECONDS = 30;
/** A clock may be that many codes early or late. */
const DRIFT = 1;

export const isAppCode = (typed: string) => /^\s*(\d\s*){1,6}$/.test(typed);

export const newAppSecret = () => randomBytes(20);

const appOf = (secret: Uint8Array, label = '') =>
  new TOTP({
    issuer: 'Jobbfjord',
    label,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** How an app learns the secret: typed, opened or photographed. */
export function shownToApp(secret: Uint8Array, email: string) {
  const app = appOf(secret, email);
  const address = app.toString();
  return { key: app.secret.base32, address, qr: encodeQR(address, 'svg', { border: 2 }) };
}

/** Which thirty seconds, counted from 1970, the code belongs to; nothing when it is wrong. */
export function periodOf(secret: Uint8Array, code: string, now: Date) {
  const timestamp = now.getTime();
  const drift = appOf(secret).validate({ token: code, timestamp, window: DRIFT });
  return drift === null ? undefined : Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + drift;
}

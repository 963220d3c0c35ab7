import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this key shows at a moment. */
export const appCode = (key: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });

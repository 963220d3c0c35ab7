import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody guesses it, so one fast hash is enough to keep it safely. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

import { hashToken, newToken } from '../../sessions/index.ts';

/** Known at sight, also to those who look for secrets where none should stand. */
const BEGINNING = 'jf_';

export const newSecret = () => `${BEGINNING}${newToken()}`;

export const isSecret = (text: string) => text.startsWith(BEGINNING);

export const keptOf = (secret: string) => ({ secretHash: hashToken(secret), lastSigns: secret.slice(-4) });

export const hashSecret = hashToken;

import { createHash } from 'node:crypto';

/** Whatever a caller names its call by, as the columns keep it: another one for whatever else is different. */
export function keyAsUuid(key: string, ...further: (string | undefined)[]) {
  const hash = createHash('sha256')
    .update(JSON.stringify([key, ...further]))
    .digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}

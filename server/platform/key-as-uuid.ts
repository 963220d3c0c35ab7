import { createHash } from 'node:crypto';

/** Whatever a caller names its call by, as the columns keep it. */
export function keyAsUuid(key: string) {
  const hash = createHash('sha256').update(key).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}

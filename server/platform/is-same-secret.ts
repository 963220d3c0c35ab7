import { timingSafeEqual } from 'node:crypto';

/** How long it takes tells nothing of where they differ. */
export function isSameSecret(given: string, expected: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import type { WireAd } from './wire.ts';

/** Fields that are, in whole or in part, of another type than NAV's, as they came: they were read as nothing. */
export function ofOtherType(content: unknown, read: WireAd): Record<string, string> {
  const lost = Object.entries(read).filter(([field, value]) => isLost(value, partOf(content, field)));
  return Object.fromEntries(
    lost.map(([field]) => [field, JSON.stringify(partOf(content, field)).slice(0, 500).toWellFormed()]),
  );
}

function isLost(read: unknown, given: unknown): boolean {
  if (read === null) return given != null;
  if (typeof read !== 'object') return false;
  return Object.entries(read as object).some(([name, part]) => isLost(part, partOf(given, name)));
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[name] : undefined;

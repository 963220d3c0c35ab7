/** Somebody's JSON: anything may stand anywhere. */
export type Loose = Record<string, unknown>;

export const recordOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

const MOST_READ = 600;

/** More entries than a CV has room for, so that what is left over can be told. Where a `field` is named, a mere text is that. */
export const listOf = (value: unknown, field?: string): Loose[] =>
  (Array.isArray(value) ? value : [])
    .slice(0, MOST_READ)
    .map((entry) => (field && typeof entry === 'string' ? { [field]: entry } : recordOf(entry)))
    .filter((entry) => Object.keys(entry).length > 0);

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

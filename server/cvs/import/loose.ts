import { cvLimits } from '../../../contract/cvs.ts';

/** Somebody's JSON: anything may stand anywhere. */
export type Loose = Record<string, unknown>;

export const recordOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

/** As many entries as a CV has room for. */
export const listOf = (value: unknown): Loose[] =>
  (Array.isArray(value) ? value : [])
    .slice(0, cvLimits.skills)
    .map(recordOf)
    .filter((entry) => Object.keys(entry).length > 0);

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

export const shortened = (value: string, maxLength: number = cvLimits.line) => value.slice(0, maxLength);

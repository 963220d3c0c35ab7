import { digitsOfOrganizationNumber } from '../../../contract/businesses/business-fields.ts';
import { cutWhole } from '../../../contract/cut-whole.ts';
import { cleanText } from '../../../contract/values.ts';
import { ENCODED_AGAIN, textOf, withoutMarkup } from './sanitise-html.ts';
import { LONGEST_ADDRESS } from './wire.ts';
import { withScheme } from './with-scheme.ts';

/** Without what a database or a page cannot hold. */
export const clean = (text: string | null | undefined) => cleanText((text ?? '').toWellFormed());

/** One line, or nothing when the sender left it empty, masked it, put a question mark, or the word of a program for nothing. */
export function lineOf(text: string | null | undefined, maxLength = 500): string | null {
  const line = cutWhole(clean(text).replace(/\s+/g, ' '), maxLength);
  return /^([.?…–-]*|null|undefined)$/.test(line) ? null : line;
}

/** The same of a field that should be words, where some senders write markup or entities, or encode these once more. */
export function wordsOf(text: string | null | undefined, maxLength?: number): string | null {
  const hasMarkup = /&#?\w+;|<\/?(a|b|br|div|em|font|h\d|i|img|li|p|script|span|strong|style|u|ul)\b[^>]*>/i.test(
    text ?? '',
  );
  if (!hasMarkup) return lineOf(text, maxLength);
  return lineOf(textOf(withoutMarkup(clean(text).replace(ENCODED_AGAIN, '&'))), maxLength);
}

/** An address that leads to a page: nothing else may become a link. The first of several, and some write its scheme twice. */
export function urlOf(text: string | null | undefined): string | null {
  const [first = ''] = (lineOf(text, LONGEST_ADDRESS + 1) ?? '').replaceAll('&amp;', '&').split(/ (?=https?:)/i);
  const address = first.replace(/^(https?:\/\/)+(?=https?:\/\/)/i, '');
  if (address.length > LONGEST_ADDRESS || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return /\w\.\w/.test(new URL(address).hostname) ? address : null;
}

export const webAddressOf = (text: string | null | undefined): string | null =>
  urlOf(withScheme(lineOf(text, LONGEST_ADDRESS + 1) ?? ''));

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const email = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._%+])[\p{L}\p{N}_][\p{L}\p{N}._%+&'-]*@${label}(?:\.${label})+(?![\p{L}\p{N}@])`,
  'u',
);
/** Of what stands around it. */
const MOST_LOOKED_AT = 1000;
const LONGEST_EMAIL = 254;

/** The first of several, whatever stands around it. One that is too long is none: its beginning may be somebody else's. */
export function emailOf(text: string | null | undefined): string | null {
  const [first] = email.exec(clean(text).slice(0, MOST_LOOKED_AT)) ?? [];
  return first && first.length <= LONGEST_EMAIL ? first : null;
}

export function organizationNumberOf(text: string | null | undefined): string | null {
  const digits = digitsOfOrganizationNumber(clean(text));
  return /^\d{9}$/.test(digits) ? digits : null;
}

/** "MØRE OG ROMSDAL" → "Møre og Romsdal"; what is not all capitals is left as it was written. */
export function ordinaryCase(text: string | null): string | null {
  if (!text || text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ (Og|I|På) /g, (word) => word.toLowerCase());
}

/** "SESONG" → "Sesong", "PROSJEKT_ENGASJEMENT" → "Prosjekt engasjement"; what is no list's own word stays as it was written. */
export const asWords = (text: string | null): string | null =>
  text && /^\p{Lu}[\p{Lu}_]{3,}$/u.test(text) ? text[0] + text.slice(1).toLowerCase().replaceAll('_', ' ') : text;

/** Of places, contacts and occupations. */
export const MOST_PARTS = 50;

/** What was sent twice is one. */
export const eachOnce = <T>(parts: T[]): T[] => [
  ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the expression is for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Without what a database or a page cannot hold. */
export const clean = (text: string | null | undefined) =>
  (text ?? '').toWellFormed().normalize('NFC').replace(controlCharacters, '').trim();

/** One line, or nothing when the sender left it empty, masked it, or put a question mark. */
export function lineOf(text: string | null | undefined, maxLength = 500): string | null {
  const line = clean(text).replace(/\s+/g, ' ').slice(0, maxLength).toWellFormed();
  return line === '' || line === '...' || line === '?' ? null : line;
}

/** An address that leads to a page: nothing else may become a link. */
export function urlOf(text: string | null | undefined): string | null {
  const line = lineOf(text, 2000);
  return line && /^https?:\/\//i.test(line) && URL.canParse(line) ? line : null;
}

/** Homepages often come without a scheme. */
export function homepageOf(text: string | null | undefined): string | null {
  const line = lineOf(text, 2000);
  if (!line) return null;
  return urlOf(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/u.test(line) ? `https://${line}` : line);
}

export function organizationNumberOf(text: string | null | undefined): string | null {
  const digits = clean(text).replace(/\s/g, '');
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

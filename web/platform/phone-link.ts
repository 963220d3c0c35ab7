/** Not the end of other digits, or of "9-15" or "10.30". */
const start = String.raw`(?<!\d[.:-]?)`;
const norwegian = String.raw`(?:(?:\+|00)?47[)\s.-]{0,2})?(?:\d(?:\s?\d){7}|\d\d([.-])\d\d\1\d\d\1\d\d|\d{3}([.-])\d\d\2\d{3}|0\d{4})(?!\d)`;
const foreign = String.raw`(?:\+|00)(?!47)[1-9](?:[\s.()-]{0,2}\d){6,13}(?!\d)`;
const number = new RegExp(`${start}(?:${norwegian}|${foreign})`);

const NORWEGIAN_DIGITS = 8;

/** Calls the first number of a text, in which some write several, hours, or only words; nothing where none is sure. */
export function phoneLink(text: string): string | undefined {
  const [found] = number.exec(text.replace('(0)', '').replace(/\((\d{2,3})\)/g, '$1')) ?? [];
  if (!found) return undefined;
  const digits = found.replace(/\D/g, '');
  const hasCountry = found.startsWith('+') || digits.length > NORWEGIAN_DIGITS;
  return `tel:${hasCountry ? `+${digits.replace(/^00/, '')}` : digits}`;
}

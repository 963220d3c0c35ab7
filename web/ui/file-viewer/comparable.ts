/** A text as it is compared, and where in the text each of its letters stood; `null` where all stand where they stood. */
export interface Comparable {
  text: string;
  from: number[] | null;
}

/** A word that is parted at the end of a line, what is not seen, room between words, and a letter with its marks. */
const PARTS = /(?<=\p{L})-\r?\n(?=\p{Ll})|[\u00ad\u200b\u2060\ufeff](?:\r?\n)?|\s+|\P{M}\p{M}*|\p{M}+/gu;

const LATIN = /^\p{Script=Latin}/u;
const OWN_LETTERS = 'æøå';
const TYPED_AS: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '‐': '-', '–': '-', '—': '-' };

/** Nobody should need to know how it is written in the file: é is found by e. Norwegian letters are letters of their own. */
export function comparable(text: string): Comparable {
  const from: number[] = [];
  let made = '';
  let isMoved = false;
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    const plain = plainOf(part);
    made += plain;
    isMoved ||= plain.length !== part.length;
    for (let letter = 0; letter < plain.length; letter++) from.push(index + Math.min(letter, part.length - 1));
  }
  return { text: made, from: isMoved ? from : null };
}

const known = new Map<string, string>();

function plainOf(part: string) {
  const before = known.get(part);
  if (before !== undefined) return before;
  const plain = makePlain(part);
  // Of marks there is no end; a file may hold any number of them.
  if (part.length < 3) known.set(part, plain);
  return plain;
}

function makePlain(part: string) {
  if (/^\s+$/.test(part)) return ' ';
  if (/^-\r?\n|^[\u00ad\u200b\u2060\ufeff]/.test(part)) return '';
  const lower = part.normalize('NFKC').toLowerCase();
  if (!LATIN.test(lower)) return TYPED_AS[lower] ?? lower;
  return [...lower].map(withoutMarks).join('');
}

const withoutMarks = (letter: string) =>
  OWN_LETTERS.includes(letter) ? letter : letter.normalize('NFKD').replace(/\p{M}/gu, '');

/** Letters that are no others with a mark, as they are written by whoever lacks them. */
const plain: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ς: 'σ',
  œ: 'oe',
};

/** Letters as far as they matter for whether two words are the same: no marks, no case, nothing that nobody sees. */
export const fold = (text: string) =>
  [
    ...text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}]/gu, ''),
  ]
    .map((letter) => plain[letter] ?? letter)
    .join('')
    .replace(/[’‘`´ʼ＇]/g, "'")
    .replace(/\p{Pd}/gu, '-');

const latin = 0x250;
const known: string[] = [];

/** Most of a text are some letters, again and again. */
function foldedSign(sign: string) {
  const code = sign.charCodeAt(0);
  if (code >= latin) return fold(sign);
  known[code] ??= fold(sign);
  return known[code];
}

/** A text that is looked through in its folded form, with what each letter there stands for. */
export function foldedText(text: string) {
  let folded = '';
  /** Where each folded letter begins in the text. */
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const letters = foldedSign(sign);
    for (let letter = 0; letter < letters.length; letter++) places.push(at);
    folded += letters;
    at += sign.length;
  }
  places.push(text.length);
  return { text, folded, places };
}

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const SPECIAL_HYPHENS = /[\u2010\u2011]/g;
const OTHER_LETTERS: Record<string, string> = {
  ä: 'æ',
  ö: 'ø',
  đ: 'd',
  ŧ: 't',
  ŋ: 'n',
  ß: 'ss',
  œ: 'ø',
  ð: 'd',
  þ: 't',
};
const ACCENTED = /[^\p{ASCII}æøå]/gu;
const MARKS = /\p{M}/gu;
/** Letters in one sign, as they are copied from a PDF, and those of full width. Others would gain words: "SAP™" is no "saptm". */
const TIED_OR_WIDE = /[\ufb00-\ufb06\uff01-\uff5e]/g;

/** One way to write each letter: composed, lower case, Norwegian letters kept, foreign accents dropped. */
export function normalise(text: string): string {
  const plain = text.normalize('NFC').replace(TIED_OR_WIDE, (letters) => letters.normalize('NFKC'));
  const lower = plain.toLowerCase().replace(INVISIBLE, '').replace(SPECIAL_HYPHENS, '-');
  return lower.replace(ACCENTED, (letter) => OTHER_LETTERS[letter] ?? letter.normalize('NFD').replace(MARKS, ''));
}

/** `laerer` and `kjoekken` as they are meant: the two-letter spellings of æ, ø and å read as the letters. */
export const joinDigraphs = (word: string): string =>
  word.replaceAll('aa', 'å').replaceAll('ae', 'æ').replaceAll('oe', 'ø');

/** What is left for someone who cannot type æ, ø and å. */
export const fold = (word: string): string => word.replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('å', 'a');

import { printable } from '../../../contract/cvs/cv-fields.ts';

/** A line, or a whole paragraph, in the order in which it is read. */
export interface Line {
  /** With a tab where two things stand apart on one line. */
  text: string;
  /** Of its letters, in whatever unit; 0 where it is not known. */
  size: number;
  /** Bold, or in another font than most of the text. */
  isStrong: boolean;
  isBullet: boolean;
  /** With more room before it than lines have between them. */
  startsBlock: boolean;
  /** The first of a column, or of a large cell: what stood before has come to its end. */
  startsColumn: boolean;
}

/** What nobody wrote himself: a text of that length has no end of a word. */
const MOST_LETTERS_OF_LINE = 4000;
export const MOST_LINES = 4000;

const bullet = /^\s*([•◦▪▫●○■□‣⁃∙►▶➢➤✓✔❖]|[-–—*·o](?=\s))\s*/u;

export function lineOf(written: string, known: Partial<Omit<Line, 'text'>> = {}): Line {
  // In fonts of their own, signs before paragraphs are letters that nobody else has.
  const cut = printable(written.slice(0, MOST_LETTERS_OF_LINE)).replace(/\p{Co}/gu, '\u2022');
  const sign = bullet.exec(cut)?.[0] ?? '';
  const text = cut
    .slice(sign.length)
    .replace(/ ?\t[\t ]*/g, '\t')
    .replace(/[^\S\t]+/g, ' ')
    .trim();
  const plain = { size: 0, isStrong: false, startsBlock: false, startsColumn: false };
  return { ...plain, ...known, text, isBullet: known.isBullet || sign !== '' };
}

const isCapital = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text);
/** Ends as a sentence does, or is too long for a heading. */
export const isSentence = ({ text }: Pick<Line, 'text'>) =>
  text.length > 90 ||
  (/[.!?;:]$/.test(text) && (text.split(' ').length > 4 || /(?<!vgs|Corp)(?<=\p{Ll}{3})[.!?]$/u.test(text)));
export const canBeHead = (line: Line) =>
  !line.isBullet && !isSentence(line) && isCapital(line.text.replace(/^\d+\W*/, ''));

/** As it stands in a field of several lines. */
export const textOfLines = (lines: Line[]) =>
  lines.map(({ text, isBullet }) => (isBullet ? `- ${text}` : text).replaceAll('\t', ' ')).join('\n');

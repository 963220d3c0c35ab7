import { type Line, lineOf, MOST_LINES } from './line.ts';

/** Of a cell that is a column and not one of a table. */
const COLUMN_PARAGRAPHS = 8;

interface Paragraph {
  text: string;
  size: number;
  isStrong: boolean;
  isBullet: boolean;
  /** From 1 on; 0 where it is none. */
  level: number;
  startsBlock: boolean;
  startsCell: boolean;
}

// Ends at the next sign of a tag: what never ends costs no more than its length. Piece by piece, for an engine keeps a way back from
// each letter, and has no room for those of millions.
const token = /<(\/?)([\w:]{1,60})((?:[\s/][^<>]{0,10000})?)>|([^<]{1,10000})/g;
const valueIn = (attributes: string, name = 'w:val') => new RegExp(`${name}="([^"<>]{0,100})"`).exec(attributes)?.[1];

/** Paragraph by paragraph, a table cell by cell, as it stands in the file. */
export function linesOfWord(parts: string[]): Line[] {
  const paragraphs = parts.flatMap(paragraphsOf);
  const lines: Line[] = [];
  for (const [index, { text, startsCell, startsBlock, level, ...look }] of paragraphs.entries()) {
    if (lines.length > MOST_LINES) break;
    const own = startsCell ? paragraphs.slice(index, index + COLUMN_PARAGRAPHS) : [];
    const startsColumn =
      startsCell && own.length === COLUMN_PARAGRAPHS && !own.slice(1).some((each) => each.startsCell);
    const size = level > 0 ? Math.max(look.size, HEADING - level) : look.size;
    for (const [row, each] of text.split('\n').entries())
      lines.push(
        lineOf(each, {
          ...look,
          size,
          isStrong: look.isStrong || level > 0,
          startsBlock: startsBlock && row === 0,
          startsColumn: startsColumn && row === 0,
        }),
      );
  }
  return lines.filter(({ text }) => text !== '');
}
const HEADING = 17;

function paragraphsOf(xml: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let current = emptyParagraph();
  let [isText, isSkipped, wasEmpty, startsCell, strongLetters] = [false, false, true, false, 0];
  let run = { isStrong: false, size: 0 };
  for (const [, ends, tag = '', attributes = '', words] of xml.matchAll(token)) {
    // What older programs are to show of the same.
    if (tag === 'mc:Fallback') isSkipped = !ends && !attributes.endsWith('/');
    if (isSkipped) continue;
    if (words !== undefined) {
      if (!isText) continue;
      current.text += decoded(words);
      if (run.isStrong) strongLetters += words.length;
      current.size = Math.max(current.size, run.size);
    } else if (tag === 'w:t') isText = !ends && !attributes.endsWith('/');
    else if (tag === 'w:tc' && !ends) startsCell = true;
    else if (tag === 'w:p' && attributes.endsWith('/')) wasEmpty = true;
    else if (tag === 'w:p') {
      // A text box stands within a paragraph and has its own.
      const text = current.text.trim();
      if (text) {
        const isStrong = strongLetters > text.length / 2;
        paragraphs.push({ ...current, text, isStrong, startsBlock: wasEmpty || current.startsBlock, startsCell });
        startsCell = false;
      }
      if (ends) wasEmpty = text === '';
      current = emptyParagraph();
      strongLetters = 0;
      run = { isStrong: false, size: 0 };
    } else if (!ends) readLook(tag, attributes, current, run);
  }
  return paragraphs;
}

const emptyParagraph = (): Paragraph => ({
  text: '',
  size: 0,
  isStrong: false,
  isBullet: false,
  level: 0,
  startsBlock: false,
  startsCell: false,
});

const MOST_USUAL = 11;

function readLook(tag: string, attributes: string, current: Paragraph, run: { isStrong: boolean; size: number }) {
  const value = valueIn(attributes);
  if (tag === 'w:r') Object.assign(run, { isStrong: false, size: 0 });
  else if (tag === 'w:tab' && !value) current.text += '\t';
  else if (tag === 'w:br' || tag === 'w:cr') current.text += '\n';
  else if (tag === 'w:noBreakHyphen') current.text += '-';
  else if (tag === 'w:numPr') current.isBullet = true;
  else if (tag === 'w:b') run.isStrong = value !== '0' && value !== 'false';
  else if (tag === 'w:sz' && Number(value) / 2 > MOST_USUAL) run.size = Number(value) / 2;
  else if (tag === 'w:pStyle' && value) {
    const [, level] = /^(?:heading|overskrift) ?(\d)?/i.exec(value) ?? [];
    if (/^(heading|overskrift|title|tittel)/i.test(value)) current.level = Number(level ?? 1);
    if (/^(title|tittel)/i.test(value)) current.size = TITLE;
    if (/^list|liste|punkt/i.test(value)) current.isBullet = !/paragraph|avsnitt/i.test(value);
  } else if (tag === 'w:spacing' && Number(valueIn(attributes, 'w:before')) >= SPACE) current.startsBlock = true;
}
const TITLE = 26;
/** Twentieths of a point. */
const SPACE = 100;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (words: string) =>
  words.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (all, decimal, hex, name: string) => {
    if (name) return entities[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

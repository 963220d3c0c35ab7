import { kindOf } from './headings.ts';
import type { Line } from './line.ts';
import { findPeriod } from './periods.ts';

export interface Row {
  line: Line;
  /** Of its last part: where its words begin and end. */
  textX: number;
  x1: number;
  width: number;
  font: string;
}

/** A text of several lines in one, where the first word of the next would have had no room. */
export function joinWrapped(rows: Row[]): Line[] {
  const edges = edgesOf(rows);
  const lines: Line[] = [];
  let last: Row | undefined;
  for (const row of rows) {
    const line = lines.at(-1);
    if (line && last && goesOn(last, row, edges.get(Math.round(row.line.size)) ?? none))
      line.text = together(line.text, row.line.text);
    else lines.push({ ...row.line });
    last = row;
  }
  return lines;
}

/** Where the lines of a size end at most, and whether several do. */
interface Edge {
  edge: number;
  isReached: boolean;
}
const none: Edge = { edge: 0, isReached: false };

function edgesOf(rows: Row[]) {
  const ends = new Map<number, number[]>();
  for (const { x1, line } of rows) {
    const own = ends.get(Math.round(line.size)) ?? [];
    own.push(x1);
    ends.set(Math.round(line.size), own);
  }
  const edges = new Map<number, Edge>();
  for (const [size, own] of ends) {
    const edge = own.reduce((most, x1) => Math.max(most, x1), 0);
    edges.set(size, { edge, isReached: own.filter((x1) => x1 > edge - 4 * size).length >= 2 });
  }
  return edges;
}

const LONG = 45;
const MOST_LETTERS = 4000;

function goesOn(last: Row, next: Row, { edge, isReached }: Edge) {
  const { line } = next;
  if (line.isBullet || line.startsBlock || line.startsColumn || line.text.includes('\t')) return false;
  if (Math.abs(line.size - last.line.size) > 0.3 || last.line.text.length > MOST_LETTERS) return false;
  if (!isBelow(last, next) || isOfItsOwn(last.line.text) || isOfItsOwn(line.text) || findPeriod(last.line.text))
    return false;
  const isMidway = /^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(last.line.text);
  if (isMidway && last.line.text.length > LONG) return true;
  const word = line.text.split(' ')[0] ?? '';
  if ((next.width / line.text.length) * (word.length + 1) < edge - last.x1) return false;
  const isLong = isReached && last.line.text.length > LONG && last.font === next.font;
  return (
    isMidway ||
    isLong ||
    /^[\d(]/.test(line.text) ||
    /[,&/–-]$| (?:og|and|i|in|av|of|for|med|with|or|eller)$/.test(last.line.text)
  );
}

const isOfItsOwn = (text: string) =>
  /@|www\.|https?:|^\S*\.\S*[._-]$/.test(text) || kindOf(text) !== undefined || findPeriod(text)?.rest === '';

/** What goes on below a sign stands below its words. */
function isBelow(last: Row, next: Row) {
  const indent = next.textX - last.textX;
  return Math.abs(indent) <= 3 || (last.line.isBullet && indent > 0 && indent < 3 * last.line.size);
}

/** A word that was parted is one again; "drifts- og" was written so. */
function together(text: string, next: string) {
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) && !/^(?:og|eller|and|or) /.test(next))
    return text.slice(0, -1) + next;
  return `${text} ${next}`;
}

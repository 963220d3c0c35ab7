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
  const edges = new Map<number, number>();
  for (const { x1, line } of rows)
    edges.set(Math.round(line.size), Math.max(x1, edges.get(Math.round(line.size)) ?? 0));
  const lines: Line[] = [];
  let last: Row | undefined;
  for (const row of rows) {
    const line = lines.at(-1);
    if (line && last && goesOn(last, row, edges.get(Math.round(row.line.size)) ?? 0))
      line.text = together(line.text, row.line.text);
    else lines.push({ ...row.line });
    last = row;
  }
  return lines;
}

const LONG = 45;
const MOST_LETTERS = 4000;

function goesOn(last: Row, next: Row, edge: number) {
  const { line } = next;
  if (line.isBullet || line.startsBlock || line.startsColumn || line.text.includes('\t')) return false;
  if (Math.abs(line.size - last.line.size) > 0.3 || last.line.text.length > MOST_LETTERS) return false;
  if (!isBelow(last, next) || isOfItsOwn(last.line.text) || isOfItsOwn(line.text) || findPeriod(last.line.text))
    return false;
  const isMidway = /^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(last.line.text);
  if (isMidway && last.line.text.length > LONG) return true;
  const word = line.text.split(' ')[0] ?? '';
  if ((next.width / line.text.length) * (word.length + 1) < edge - last.x1) return false;
  const isLong = last.line.text.length > LONG && last.font === next.font;
  return (
    isMidway ||
    isLong ||
    /^[\d(]/.test(line.text) ||
    /[,&/–-]$| (?:og|and|i|in|av|of|for|med|with|or|eller)$/.test(last.line.text)
  );
}

const isOfItsOwn = (text: string) =>
  /@|www\.|https?:/.test(text) || kindOf(text) !== undefined || findPeriod(text)?.rest === '';

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

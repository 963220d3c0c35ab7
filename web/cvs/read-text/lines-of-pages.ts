import type { PlacedPage } from '../../ui/file-viewer/placed-text.ts';
import { type Flow, flowsOf } from './columns.ts';
import { type Line, lineOf, MOST_LINES } from './line.ts';
import { rowsOf, type Segment, segmentsOf } from './rows.ts';
import { joinWrapped, type Row } from './wrapped.ts';

/** Three for each of the lines that are read. */
const MOST_SEGMENTS = 3 * MOST_LINES;

/** A column after the other, with what belongs to one sentence in one line. */
export function linesOfPages(pages: PlacedPage[]): Line[] {
  let left = MOST_SEGMENTS;
  const segments = pages.map((page, index) => {
    const own = segmentsOf(page, index).slice(0, left);
    left -= own.length;
    return own;
  });
  const usual = usualFont(segments.flat());
  const flows = flowsOf(
    segments.map((page, index) => withoutMargins(page, pages[index]?.height ?? 0, segments[0] ?? [])),
  );
  return flows.flatMap((flow) => linesOfFlow(flow, usual));
}

function linesOfFlow({ segments, startsColumn }: Flow, usual: string): Line[] {
  const rows = rowsInOrder(segments);
  const gap = usualGap(rows);
  const lines = rows.map((row, index): Row => {
    const [first] = row;
    const last = row.at(-1) ?? first;
    const before = rows[index - 1]?.[0];
    const down = first && before && first.page === before.page ? first.y - before.y : 0;
    const line = lineOf(row.map(({ text }) => text).join('\t'), {
      size: first?.size ?? 0,
      isStrong: first?.font !== usual,
      startsBlock: down > Math.max(1.35 * gap, 1.2 * (first?.size ?? 0)),
      startsColumn: startsColumn && index === 0,
    });
    return {
      line,
      textX: last?.textX ?? 0,
      x1: last?.x1 ?? 0,
      width: (last?.x1 ?? 0) - (last?.textX ?? 0),
      font: first?.font ?? '',
    };
  });
  return joinWrapped(lines.filter(({ line }) => line.text !== ''));
}

function rowsInOrder(segments: Segment[]): Segment[][] {
  const pages = new Map<number, Segment[]>();
  for (const segment of segments) {
    const own = pages.get(segment.page) ?? [];
    own.push(segment);
    pages.set(segment.page, own);
  }
  return [...pages.values()].flatMap((own) =>
    rowsOf([...own].sort((one, other) => one.y - other.y)).map((row) => row.sort((one, other) => one.x0 - other.x0)),
  );
}

function usualGap(rows: Segment[][]) {
  const gaps = rows.slice(1).flatMap((row, index) => {
    const [one, other] = [rows[index]?.[0], row[0]];
    return one && other && one.page === other.page ? [other.y - one.y] : [];
  });
  // A third of the way: where entries are short, most gaps are those between them.
  return gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 3)] ?? 0;
}

function usualFont(segments: Segment[]) {
  const letters = new Map<string, number>();
  for (const { font, text } of segments) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

const numbered =
  /^(?:(?:page|side|s\.)\s*\d{1,3}(?:\s*(?:of|av|\/|–|-)\s*\d{1,3})?|\d{1,3}\s*(?:of|av|\/)\s*\d{1,3})$/i;
const EDGE = 0.08;

/** The number of a page, and what stands at the top of each. */
function withoutMargins(segments: Segment[], height: number, first: Segment[]) {
  const isEdge = ({ y }: Segment) => y < EDGE * height || y > (1 - EDGE) * height;
  const repeated = new Set(first.filter(isEdge).map(({ text }) => text));
  return segments.filter((each) => {
    if (numbered.test(each.text.trim())) return false;
    if (!isEdge(each)) return true;
    return !/^\d{1,3}$/.test(each.text.trim()) && !(each.page > 0 && repeated.has(each.text));
  });
}

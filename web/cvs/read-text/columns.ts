import { kindOf } from './headings.ts';
import { findPeriod } from './periods.ts';
import { rowsOf, type Segment } from './rows.ts';

/** What is read in one go, across or within a column. */
export interface Flow {
  segments: Segment[];
  startsColumn: boolean;
}

interface Gutter {
  x: number;
  bands: Band[];
}
interface Band {
  isTwo: boolean;
  left: Segment[];
  right: Segment[];
  /** What goes over both, or has nothing beside it. */
  across: Segment[];
}

/** Less is a mere line with something beside it. */
const LEAST_ROWS = 3;
const GUTTER = 5;

/** The pages in the order in which they are read: the columns of a page go on in those of the next. */
export function flowsOf(pages: Segment[][]): Flow[] {
  const flows: Flow[] = [];
  let open: { x: number; left: Flow; right: Flow } | undefined;
  for (const segments of pages) {
    const { x, bands } =
      gutterIn(segments) ?? (open && isFree(segments, open.x) ? goingOn(segments, open.x) : across(segments));
    for (const band of bands) {
      if (!band.isTwo) {
        flows.push({ segments: band.across, startsColumn: false });
        open = undefined;
        continue;
      }
      if (!open || Math.abs(open.x - x) > GUTTER) {
        open = { x, left: { segments: [], startsColumn: true }, right: { segments: [], startsColumn: true } };
        flows.push(open.left, open.right);
      }
      open.left.segments.push(...band.left);
      open.right.segments.push(...band.right);
    }
  }
  return flows.filter((flow) => flow.segments.length > 0);
}

const isLeft = ({ x1 }: Segment, x: number) => x1 <= x - GUTTER;
const isRight = ({ x0 }: Segment, x: number) => x0 >= x - 1;
const isFree = (segments: Segment[], x: number) => segments.every((each) => isLeft(each, x) || isRight(each, x));
const goingOn = (segments: Segment[], x: number): Gutter => {
  const left = segments.filter((each) => isLeft(each, x));
  return { x, bands: [{ isTwo: true, left, right: segments.filter((each) => !isLeft(each, x)), across: [] }] };
};
const across = (segments: Segment[]): Gutter => ({
  x: 0,
  bands: [{ isTwo: false, left: [], right: [], across: segments }],
});

/** Where the right one of two columns begins, if there are two. */
function gutterIn(segments: Segment[]): Gutter | null {
  if (segments.length > MOST_SEGMENTS) return null;
  const starts = new Map<number, number>();
  for (const { x0 } of segments) starts.set(Math.round(x0), (starts.get(Math.round(x0)) ?? 0) + 1);
  const candidates = [...starts]
    .filter(([, count]) => count >= LEAST_ROWS)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_CANDIDATES);
  let best: Gutter | null = null;
  let bestScore = 0;
  for (const [x] of candidates) {
    const bands = bandsAt(segments, x);
    const score = bands.reduce(
      (sum, { isTwo, left, right }) => sum + (isTwo ? Math.min(left.length, right.length) : 0),
      0,
    );
    if (score > bestScore) [best, bestScore] = [{ x, bands }, score];
  }
  return best;
}
const MOST_CANDIDATES = 12;
/** What has more is a drawing of letters. */
const MOST_SEGMENTS = 1500;

function bandsAt(segments: Segment[], x: number): Band[] {
  const bands: Band[] = [];
  for (const segment of segments) {
    const isAcross = !isLeft(segment, x) && !isRight(segment, x);
    const last = bands.at(-1);
    const band = last && isAcross === last.across.length > 0 ? last : { isTwo: false, left: [], right: [], across: [] };
    if (band !== last) bands.push(band);
    (isAcross ? band.across : isLeft(segment, x) ? band.left : band.right).push(segment);
  }
  return joined(bands.map((band) => ({ ...band, isTwo: areColumns(band) })));
}

/** What is read across goes together. */
function joined(bands: Band[]): Band[] {
  const all: Band[] = [];
  for (const band of bands) {
    const last = all.at(-1);
    const rows = [...band.left, ...band.right, ...band.across];
    if (band.isTwo) all.push(band);
    else if (last && !last.isTwo) last.across.push(...rows);
    else all.push({ isTwo: false, left: [], right: [], across: rows });
  }
  return all;
}

/** Periods, labels or headings in a margin belong to what stands beside them: then what is beside has no headings of its own. */
function areColumns({ left, right }: Band) {
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  if (leftRows.length < LEAST_ROWS || rightRows.length < LEAST_ROWS) return false;
  if (isOfPeriods(left) || isOfPeriods(right)) return false;
  const isHeading = ({ text }: Segment) => kindOf(text) !== undefined;
  const words = left.filter((each) => !isHeading(each));
  const beside = words.filter(({ y }) => right.some((each) => Math.abs(each.y - y) < 2)).length;
  if (right.some(isHeading)) return true;
  const isDated = words.some(({ text }) => findPeriod(text)?.rest === '');
  return !isDated && beside < 0.8 * words.length;
}

const isOfPeriods = (segments: Segment[]) =>
  segments.filter(({ text }) => (findPeriod(text)?.rest.length ?? 99) < 12).length >= 0.5 * segments.length;

import type { PlacedPage, PlacedText } from '../../ui/file-viewer/placed-text.ts';

/** What stands together on one line, and apart from what else stands there. */
export interface Segment {
  text: string;
  /** Where it begins and ends, and where its words begin, behind the sign of a list. */
  x0: number;
  x1: number;
  textX: number;
  y: number;
  size: number;
  font: string;
  page: number;
}

const bulletAlone = /^[•◦▪▫●○■□‣⁃∙·►➢➤✓✔❖\p{Co}o–-]$/u;

/** In wider gaps than words have, in parts of a letter's height. */
const APART = 1.5;
const BULLET_APART = 5;

/** What stands on the lines of a page, from above, each from the left. */
export function segmentsOf({ texts }: PlacedPage, page: number): Segment[] {
  return rowsOf([...texts].sort((one, other) => one.y - other.y)).flatMap((row) => {
    const segments: Segment[] = [];
    for (const text of row.sort((one, other) => one.x - other.x)) {
      const last = segments.at(-1);
      if (last && isTogether(last, text)) append(last, text);
      else segments.push(begin(text, page));
    }
    return segments;
  });
}

/** By their lines: small letters may stand a little higher or lower. */
export function rowsOf<T extends { y: number; size: number }>(sorted: T[]): T[][] {
  const rows: T[][] = [];
  for (const each of sorted) {
    const [first] = rows.at(-1) ?? [];
    if (first && Math.abs(each.y - first.y) <= 0.35 * Math.min(each.size, first.size)) rows.at(-1)?.push(each);
    else rows.push([each]);
  }
  return rows;
}

const begin = ({ text, x, y, width, size, font }: PlacedText, page: number): Segment => ({
  text,
  x0: x,
  x1: x + width,
  textX: x,
  y,
  size,
  font,
  page,
});

function isTogether(last: Segment, { x, size }: PlacedText) {
  const most = bulletAlone.test(last.text.trim()) ? BULLET_APART : APART;
  return x - last.x1 <= most * Math.max(size, last.size);
}

function append(last: Segment, { text, x, width, size, font }: PlacedText) {
  const gap = x - last.x1;
  const isBullet = bulletAlone.test(last.text.trim());
  // The same letters twice, a little beside each other, are bold.
  if (gap < -0.5 * width && last.text.endsWith(text)) return;
  last.text += gap > 0.12 * size && !last.text.endsWith(' ') ? ` ${text}` : text;
  last.x1 = Math.max(last.x1, x + width);
  if (isBullet) Object.assign(last, { textX: x, font, size });
}

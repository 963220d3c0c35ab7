import { isKnownLanguage } from '../../../contract/language-names.ts';
import { type Kind, kindOf } from './headings.ts';
import type { Line } from './line.ts';

export interface Section {
  kind: Kind | 'head';
  /** As it stands there. */
  heading: string;
  lines: Line[];
}

/** What may stand behind its heading on the same line, wherever that is. "Språk: Java" are others. */
const isInOneLine = (kind: Kind | undefined, rest: string) =>
  kind === 'licence' ||
  (kind === 'languages' &&
    rest
      .split(/[\s,;():/]+/)
      .slice(0, 50)
      .some(isKnownLanguage));
const withEntries: Section['kind'][] = ['experience', 'education'];

/** What stands under each heading; first, and where a column begins, what stands under none. */
export function sectionsOf(lines: Line[]): Section[] {
  const isLikeHeadings = looksOfHeadings(lines);
  const sections: Section[] = [{ kind: 'head', heading: '', lines: [] }];
  const begin = (kind: Section['kind'], heading: string) => sections.push({ kind, heading, lines: [] });
  for (const line of lines) {
    if (!line.text) continue;
    const current = sections.at(-1)?.kind ?? 'head';
    const { kind, rest } = headingIn(line, current);
    if (kind) begin(kind, line.text);
    else if (line.startsColumn && current !== 'head') begin(isLikeHeadings(line) ? 'unplaced' : 'head', '');
    else if (isLikeHeadings(line) && current !== 'head') {
      begin('unplaced', line.text);
      continue;
    }
    if (rest) sections.at(-1)?.lines.push({ ...line, text: rest });
  }
  return sections;
}

function headingIn(line: Line, current: Section['kind']): { kind?: Kind | undefined; rest: string } {
  if (line.isBullet) return { rest: line.text };
  const kind = kindOf(line.text);
  if (kind) return { kind, rest: '' };
  const [, name = '', sign, rest = ''] = /^([^:\t]{2,60})([:\t])\s*(\S.*)$/.exec(line.text) ?? [];
  const named = kindOf(name);
  // "Født" and the like are said in a line of their own too.
  const isMeant = sign === '\t' || isInOneLine(named, rest) || (line.startsBlock && !withEntries.includes(current));
  return named && isMeant && named !== 'contact' && (named !== 'languages' || isInOneLine(named, rest))
    ? { kind: named, rest }
    : { rest: line.text };
}

/** A heading that nobody knows looks like those that are known, and hardly anything else does. */
function looksOfHeadings(lines: Line[]) {
  const lookOf = ({ size, isStrong, text }: Line) =>
    [Math.round(size * 2), isStrong, text === text.toUpperCase()].join();
  const counts = new Map<string, { known: number; all: number }>();
  const short = lines.filter(({ text, isBullet }) => text && text.length <= 60 && !isBullet);
  for (const line of short) {
    const count = counts.get(lookOf(line)) ?? { known: 0, all: 0 };
    count.all += 1;
    if (kindOf(line.text)) count.known += 1;
    counts.set(lookOf(line), count);
  }
  const usual = lookOf({ ...(mostUsual(lines) ?? { size: 0, isStrong: false }), text: 'a' } as Line);
  return (line: Line) => {
    const look = lookOf(line);
    const { known = 0, all = 0 } = counts.get(look) ?? {};
    const isShort = line.text.length <= 60 && !line.isBullet && /\p{L}{3}/u.test(line.text) && !/\d/.test(line.text);
    return isShort && look !== usual && known >= 2 && known / all >= 0.6;
  };
}

/** How most of the text is set. */
export function mostUsual(lines: Line[]): Line | undefined {
  const letters = new Map<string, { line: Line; count: number }>();
  for (const line of lines) {
    const key = `${line.size} ${line.isStrong}`;
    const known = letters.get(key) ?? { line, count: 0 };
    known.count += line.text.length;
    letters.set(key, known);
  }
  return [...letters.values()].sort((one, other) => other.count - one.count)[0]?.line;
}

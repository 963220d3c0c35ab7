import { isKnownLanguage } from '../../../contract/cvs/language-names.ts';
import { type Kind, kindOf } from './headings.ts';
import type { Line } from './line.ts';
import { findPeriod } from './periods.ts';

export interface Section {
  kind: Kind | 'head';
  /** As it stands there. */
  heading: string;
  lines: Line[];
}

/** What stands under each heading; first, and where a column begins, what stands under none. */
export function sectionsOf(all: Line[]): Section[] {
  const lines = all.filter(({ text }) => text);
  const looks = looksOfHeadings(lines);
  const sections: Section[] = [{ kind: 'head', heading: '', lines: [] }];
  const begin = (kind: Section['kind'], heading: string) => sections.push({ kind, heading, lines: [] });
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1)?.kind ?? 'head';
    const { kind, rest } = looks.isUsual(line) ? { rest: line.text } : headingIn(line, current);
    // What has a period below it is a position.
    const isUnknown =
      current !== 'head' && looks.isOfUnknown(line) && !lines.slice(index + 1, index + 3).some(hasPeriod);
    if (kind) begin(kind, line.text);
    else if (line.startsColumn && current !== 'head') begin(isUnknown ? 'unplaced' : 'head', '');
    else if (isUnknown) {
      begin('unplaced', line.text);
      continue;
    }
    if (rest) sections.at(-1)?.lines.push({ ...line, text: rest });
  }
  return sections;
}

const hasPeriod = ({ text }: Line) => findPeriod(text) !== undefined;

function headingIn(line: Line, current: Section['kind']): { kind?: Kind | undefined; rest: string } {
  if (line.isBullet) return { rest: line.text };
  const kind = kindOf(line.text);
  if (kind) return { kind, rest: '' };
  const [, name = '', sign, rest = ''] = /^([^:\t]{2,60})([:\t])\s*(\S.*)$/.exec(line.text) ?? [];
  const named = kindOf(name);
  if (!named || named === 'contact') return { rest: line.text };
  const isMeant = named === 'languages' ? namesLanguage(rest) : named === 'licence' || sign === '\t';
  const isApart = line.startsBlock && !withEntries.includes(current) && named !== 'languages';
  return isMeant || isApart ? { kind: named, rest } : { rest: line.text };
}

const withEntries: Section['kind'][] = ['experience', 'education'];
/** "Språk: Java" are others. */
const namesLanguage = (text: string) =>
  text
    .split(/[\s,;():/]+/)
    .slice(0, 50)
    .some(isKnownLanguage);

/** Headings look alike, and hardly anything else looks so: by that those are known that nobody knows. */
function looksOfHeadings(lines: Line[]) {
  const counts = new Map<string, { known: number; all: number }>();
  for (const line of lines) {
    if (line.text.length > MOST_LETTERS || line.isBullet) continue;
    const count = counts.get(lookOf(line)) ?? { known: 0, all: 0 };
    count.all += 1;
    if (kindOf(line.text)) count.known += 1;
    counts.set(lookOf(line), count);
  }
  const { size = 0, isStrong = false } = mostUsual(lines) ?? {};
  const usual = lookOf({ size, isStrong, text: 'a' });
  const inUsual = counts.get(usual)?.known ?? 0;
  const inOwn = [...counts.values()].reduce((sum, { known }) => sum + known, 0) - inUsual;
  const haveOwn = inOwn >= Math.max(2, inUsual);
  return {
    /** Among headings that look otherwise, a word of theirs is none. */
    isUsual: (line: Line) => haveOwn && lookOf(line) === usual && kindOf(line.text) !== undefined,
    isOfUnknown: (line: Line) => {
      const { known = 0, all = 0 } = counts.get(lookOf(line)) ?? {};
      const isShort =
        line.text.length <= MOST_LETTERS && !line.isBullet && /\p{L}{3}/u.test(line.text) && !/\d/.test(line.text);
      return isShort && lookOf(line) !== usual && known >= 2 && known / all >= 0.6;
    },
  };
}
const MOST_LETTERS = 60;
const lookOf = ({ size, isStrong, text }: Pick<Line, 'size' | 'isStrong' | 'text'>) =>
  [Math.round(size * 2), isStrong, text === text.toUpperCase()].join();

/** How most of the text is set. */
function mostUsual(lines: Line[]): Line | undefined {
  const letters = new Map<string, { line: Line; count: number }>();
  for (const line of lines) {
    const key = `${line.size} ${line.isStrong}`;
    const known = letters.get(key) ?? { line, count: 0 };
    known.count += line.text.length;
    letters.set(key, known);
  }
  return [...letters.values()].sort((one, other) => other.count - one.count)[0]?.line;
}

import { canBeHead, isSentence, type Line } from './line.ts';
import { scoreOf } from './names-of-work.ts';
import { findPeriod, isOnlyDuration, type Period } from './periods.ts';

/** A job or a school, before it is known what of it is the title. */
export interface Entry {
  /** What stands above, beside and below the period, in this order. */
  head: Line[];
  period: Period | undefined;
  description: Line[];
  /** Of an employer under whose name several positions stand. */
  group: string;
}

type Dated = Line & { period: Period | undefined };

/** The most lines that stand above a period and belong to it. */
const MOST_ABOVE = 3;

/** Where each begins: nearly everybody writes all of them in the same way, so the first one tells how. */
export function entriesOf(lines: Line[], isWhere: (text: string) => boolean): { entries: Entry[]; above: Line[] } {
  const dated = withPeriods(lines);
  const anchors = anchorsIn(dated);
  const [first] = anchors;
  if (first === undefined) return { entries: withoutPeriods(lines), above: [] };
  const lead = dated.slice(0, first).filter(({ text }) => !isOnlyDuration(text));
  const isHead = lead.length <= MOST_ABOVE && lead.every((line) => canBeHead(line));
  const most = isHead ? lead.length : Math.min(MOST_ABOVE, countHead(lead));
  const above = isHead ? [] : dated.slice(0, first - most);
  const starts = anchors.map((anchor, index) =>
    index === 0
      ? above.length
      : startOf(dated, anchor, (anchors[index - 1] ?? -1) + 1, lead.slice(-most || lead.length)),
  );
  let group = '';
  const entries = anchors.map((anchor, index): Entry => {
    const end = starts[index + 1] ?? dated.length;
    const own = dated.slice(starts[index], anchor);
    const named = own.findIndex(({ text }) => isOnlyDuration(text));
    if (named > 0) group = own[named - 1]?.text ?? '';
    else if (named < 0 && own.length >= most && most > 1) group = '';
    const head = named < 0 ? own : own.slice(named + 1);
    return { ...withBelow(head, dated[anchor], dated.slice(anchor + 1, end), isWhere), group };
  });
  return { entries, above };
}

function withPeriods(lines: Line[]): Dated[] {
  const plain = lines.map((line) => ({ ...line, period: line.isBullet ? undefined : findPeriod(line.text) }));
  if (plain.some(({ period }) => period)) return plain;
  return lines.map((line) => ({ ...line, period: findPeriod(line.text) }));
}

/** A single year counts where no line says from when to when, or where it stands as in those. */
function anchorsIn(lines: Dated[]) {
  const ranges = lines.filter(({ period }) => period?.isRange);
  const isLike = (one: Period, other?: Period | undefined) =>
    one.isFirst === other?.isFirst && (one.rest === '') === (other.rest === '');
  return lines.flatMap(({ period, text }, index) => {
    if (!period || isSentence({ text: period.rest })) return [];
    const counts = ranges.length === 0 || period.rest === '' || ranges.some((each) => isLike(period, each.period));
    return period.isRange || (counts && text.length <= 90) ? [index] : [];
  });
}

const countHead = (lines: Line[]) => {
  const stop = lines.findLastIndex((line) => !canBeHead(line) || line.startsBlock);
  const at = stop >= 0 && lines[stop]?.startsBlock && canBeHead(lines[stop]) ? stop : stop + 1;
  return lines.length - at;
};

/** The first line of an entry whose period stands at `anchor`: as many above it as look like those of the first. */
function startOf(lines: Dated[], anchor: number, from: number, model: Line[]) {
  let at = anchor;
  for (let above = 1; above <= model.length && anchor - above >= from; above++) {
    const line = lines[anchor - above];
    const like = model.at(-above);
    if (!line || !like) break;
    if (isOnlyDuration(line.text)) return Math.max(from, anchor - above - 1);
    if (!canBeHead(line) || Math.abs(line.size - like.size) > 0.3 || line.isStrong !== like.isStrong) break;
    at = anchor - above;
    // What has room before it begins something; whatever is above that belongs to the one before.
    if (line.startsBlock && above < model.length && !model.slice(1).some(({ startsBlock }) => startsBlock)) break;
  }
  // The name over several positions stands above the title of the first.
  const duration = lines[at - 1];
  return duration && at - 2 >= from && isOnlyDuration(duration.text) ? at - 2 : at;
}

/** Where nothing or one thing stands beside the period, the name of the employer or the school may stand below. */
function withBelow(
  above: Line[],
  anchor: Dated | undefined,
  below: Line[],
  isWhere: (text: string) => boolean,
): Omit<Entry, 'group'> {
  const period = anchor?.period;
  const beside = anchor && period?.rest ? [{ ...anchor, text: period.rest }] : [];
  const head: Line[] = [...above, ...beside];
  let taken = 0;
  // "Havn AS, Oslo" says where, and not yet what.
  const isOpen = () => head.length < 2 && !(head[0] && hasTwoParts(head[0].text) && !isOneName(head[0].text, isWhere));
  const saysWhere = (line: Line | undefined) =>
    line !== undefined &&
    head.length === 1 &&
    canBeHead(line) &&
    isWhere(line.text) &&
    !head.some(({ text }) => isWhere(text));
  while (saysWhere(below[taken]) || (isOpen() && isNameOf(below[taken], below[taken + 1], head))) {
    head.push(below[taken] as Line);
    taken += 1;
  }
  return { head, period, description: below.slice(taken) };
}

export const strongSeparator = /\t| [|·•–—-] | \/ /;
const hasTwoParts = (text: string) =>
  strongSeparator.test(text) || /, \p{Lu}/u.test(text) || / (hos|ved|på|at|@) \p{Lu}/u.test(text);

const isOneName = (text: string, isWhere: (text: string) => boolean) =>
  !strongSeparator.test(text) && isWhere(text.split(', ')[0] ?? '');

/** What people do stands in their first words; a name is short, and something else follows it. */
const doing =
  /^(ansvar|arbeid|jobb|hoved|oppgaver|leder|ledet|ledelse|utvik|salg|drift|bistå|kunde|service|rådgiv|plan|koord|opplær|følg|var |hadde|har |er |jeg|responsib|work|led |develop|manag|built|design|support|assist|deliver)/i;
function isNameOf(line: Line | undefined, next: Line | undefined, head: Line[]) {
  if (!line || !canBeHead(line) || (line.startsBlock && head.length > 0)) return false;
  if (head.length === 0) return true;
  const isTitle = /^[\p{L}-]+(?:,|$)/u.test(line.text) && scoreOf(line.text) > 0;
  if (line.text.split(' ').length > 6 || (doing.test(line.text) && !isTitle)) return false;
  const differs =
    !next || next.isBullet || next.startsBlock || next.size !== line.size || next.isStrong !== line.isStrong;
  return differs || isSentence(next) || line.isStrong;
}

const bare = { head: [], period: undefined, group: '' };

/** Without any period: each that looks like a heading, or stands apart, begins one. */
function withoutPeriods(lines: Line[]): Entry[] {
  const hasStrong = lines.some((line) => line.isStrong && canBeHead(line));
  const hasBlocks = lines.some((line, index) => index > 0 && line.startsBlock);
  const begins = (line: Line) =>
    (hasStrong ? line.isStrong : hasBlocks ? line.startsBlock : canBeHead(line)) && !line.isBullet;
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const last = entries.at(-1);
    const follows = lines[index - 1];
    if (!last || (begins(line) && !(hasStrong && follows?.isStrong && !line.startsBlock)))
      entries.push(isSentence(line) ? { ...bare, description: [line] } : { ...bare, head: [line], description: [] });
    else if (
      last.head.length === 1 &&
      last.description.length === 0 &&
      (hasStrong || hasBlocks) &&
      canBeHead(line) &&
      !hasTwoParts(last.head[0]?.text ?? '')
    )
      last.head.push(line);
    else last.description.push(line);
  }
  return entries;
}

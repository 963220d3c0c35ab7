import type { CvData } from '../../../contract/cvs/cv-fields.ts';
import { type Entry, strongSeparator } from './entries.ts';
import { textOfLines } from './line.ts';
import { isDegree, isSchool } from './names-of-work.ts';
import { withoutSeparators } from './periods.ts';
import { datesOf } from './work.ts';

type Education = CvData['education'][number];

export function educationOf(entries: Entry[], isSchoolFirst: boolean): Education[] {
  return entries.map((entry) => {
    const { institution, degree, field, further } = namesIn(entry, isSchoolFirst);
    const description = [...further, textOfLines(entry.description)].filter(Boolean).join('\n');
    return { institution, degree, field, description, ...atItsEnd(entry) };
  });
}

/** A single year is when somebody was done. */
function atItsEnd(entry: Entry) {
  const dates = datesOf(entry);
  return entry.period?.isRange === false ? { ...dates, startDate: '', endDate: dates.startDate } : dates;
}

function namesIn({ head }: Entry, isSchoolFirst: boolean) {
  const parts = head
    .flatMap(({ text }) => apart(text))
    .map(withoutSeparators)
    .filter(Boolean);
  const place = isSchoolFirst ? parts.findIndex(isSchool) : parts.findLastIndex(isSchool);
  const at =
    place >= 0
      ? place
      : parts.length > 1 && (isSchoolFirst || isDegree(parts[1] ?? ''))
        ? 0
        : parts.length > 1
          ? 1
          : -1;
  const [degree = '', ...further] = parts.filter((_, index) => index !== at);
  const [, before = degree, after = ''] = /^([^,]{3,60}), (\p{L}[^,]*)$/u.exec(degree) ?? [];
  return { institution: at < 0 ? '' : (parts[at] ?? ''), degree: before, field: after, further };
}

/** Without a school in it, a dash may be part of the degree. */
function apart(text: string) {
  const parts = text.split(strongSeparator);
  return parts.some(isSchool) ? parts.flatMap(withSchoolApart) : withSchoolApart(text.replaceAll('\t', ', '));
}

/** "Bachelor i sykepleie, UiT, Tromsø": with the school goes where it is. */
function withSchoolApart(text: string): string[] {
  for (const between of [lastBetween, firstBetween]) {
    const [, what = '', where = ''] = between.exec(text) ?? [];
    if (isSchool(where) && !isSchool(what)) return [what, where];
  }
  const parts = text.split(/, /);
  const at = parts.findLastIndex(isSchool);
  if (at < 0 || parts.length < 2) return [text];
  if (at > 0) return [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
  const degree = parts.findIndex((part, index) => index > 0 && (isDegree(part) || isStudy(part)));
  return degree > 0 ? [parts.slice(0, degree).join(', '), parts.slice(degree).join(', ')] : [text];
}

/** "Kurs på Data ved NTNU", "Bachelor ved UiO på Blindern". */
const lastBetween = /^(.{2,}[^,]),? (?:ved|på|hos|at|from) (\p{Lu}.*)$/u;
const firstBetween = /^(.{3,}?),? (?:ved|på|hos|at|from) (\p{Lu}.*)$/u;

/** Places begin with a capital. */
const isStudy = (part: string) =>
  /(?:fag|linje|linja)$/.test(part) ||
  (/^\p{Ll}/u.test(part) && !/^(?:avd|campus|institutt|fakultet|ikke|pågå)/.test(part));

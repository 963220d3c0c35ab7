import { withRemark } from '../../../contract/cvs/cv-remarks.ts';
import type { Line } from './line.ts';
import { findPeriod } from './periods.ts';

const MOST_LETTERS = 100;
/** What says how well, and not what. */
const graded =
  /^(grunnleggende|noe|litt|god|godt|gode|meget|svært|basic|good|some|advanced|avansert|ekspert|expert|middels|kjennskap|erfaring)/i;

/** Nothing else than how well, or for how long. */
const grade =
  /^(?:grunnleggende|grunnleggjande|noe|litt|god|godt|gode|meget|svært|veldig|bra|middels|flytende|flytande|avansert|ekspert|erfaren|viderekommen|nybegynner|begrenset|utmerket|basic|good|very|some|fluent|excellent|proficient|advanced|expert|intermediate|beginner|\d{1,2}\+? ?(?:år|års|years?))(?: (?:god|godt|gode|bra|good|nivå|level|bruker|user|erfaring|experience|kjennskap|kunnskap|kunnskaper|kompetanse|knowledge))*$/i;

const isSentence = (text: string) => /[.!?] \p{Lu}/u.test(text) || (/[.!?]$/.test(text) && text.split(' ').length > 6);

/** One by one: a list of words is taken apart, a sentence is none. */
export function skillsIn(lines: Line[]): { skills: string[]; sentences: Line[] } {
  const skills: string[] = [];
  const sentences: Line[] = [];
  for (const line of withGradesBeside(lines)) {
    const rated = ratedIn(line.text);
    if (rated) {
      skills.push(...rated);
      continue;
    }
    const [, label = '', listed] = /^([^:,]{2,40}):\s+(.+)$/.exec(line.text) ?? [];
    const parts = partsOf(listed && !graded.test(label) ? listed : line.text);
    if (parts.length > 1 && parts.every(isShort) && !graded.test(label)) skills.push(...parts);
    else if (listed && parts.length === 1 && line.text.length <= MOST_LETTERS) skills.push(`${label} ${listed}`);
    else if (line.text.length <= MOST_LETTERS && !isSentence(line.text))
      skills.push(withoutEnd(line.text.replaceAll('\t', ' ')));
    else sentences.push(line);
  }
  return { skills: skills.filter(Boolean), sentences };
}

const partsOf = (text: string) => text.split(/[;|•·\t]|,(?![^()]{0,200}\))/).map(withoutEnd);
const isShort = (part: string) => part.length <= 60 && part.split(' ').length <= 7;

/** In a narrow column, or where a table was one, how well stands below what. One among many may be a word for a person. */
function withGradesBeside(lines: Line[]): Line[] {
  const isGrade = ({ text }: Line) => grade.test(text);
  if (lines.filter(isGrade).length * 3 < lines.length) return lines;
  const read: Line[] = [];
  for (const line of lines) {
    const last = read.at(-1);
    const isBelow = last && isGrade(line) && !last.text.includes('\t');
    if (isBelow) read.splice(-1, 1, { ...last, text: `${last.text}\t${line.text}` });
    else read.push(line);
  }
  return read;
}

/** "Excel: god, Data: Word: meget god", or a table with "Excel" beside "God": each keeps its name. */
function ratedIn(text: string): string[] | undefined {
  const parts = partsOf(text);
  if (!parts.every(isShort)) return undefined;
  const skills: string[] = [];
  for (const part of parts) {
    const [, name = '', how = ''] = /^(?:[^:]+: )?([^:]+):\s*([^:]+)$/.exec(part) ?? [];
    const last = skills.at(-1);
    if (grade.test(how)) skills.push(withRemark(name, how));
    else if (last && grade.test(part)) skills.splice(-1, 1, withRemark(last, part));
    else skills.push(part);
  }
  return skills.some((skill, index) => skill !== parts[index]) ? skills : undefined;
}

const withoutEnd = (text: string) => text.trim().replace(/(?<!\.\p{L})\.$/u, '');

/** Courses have their place among the skills, with their year. */
export const coursesIn = (lines: Line[]): string[] =>
  lines.map((line) => {
    const period = findPeriod(line.text);
    const name = (period?.rest || line.text).replaceAll('\t', ', ');
    return period?.rest ? withRemark(name, yearsOf(period.startDate, period.endDate)) : name;
  });

const yearsOf = (from: string, to: string) =>
  [...new Set([from, to].filter(Boolean).map((date) => date.slice(0, 4)))].join('–');

/** "B", "Klasse B, BE" say little without the word. */
export const licencesIn = (lines: Line[], isEnglish: boolean): string[] =>
  lines.map(({ text }) =>
    /førerkort|førarkort|licen[cs]e|kort/i.test(text)
      ? text
      : `${isEnglish ? 'Driving licence' : 'Førerkort'} ${text.replace(/^Klasse/, 'klasse')}`,
  );

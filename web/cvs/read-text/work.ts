import type { CvData } from '../../../contract/cvs/cv-fields.ts';
import { type Entry, strongSeparator } from './entries.ts';
import { type Line, textOfLines } from './line.ts';
import { scoreOf } from './names-of-work.ts';
import { withoutSeparators } from './periods.ts';

type Experience = CvData['experience'][number];
interface Named {
  first: string;
  second: string;
  /** Where it is, and the like. */
  further: string[];
}

/** Which of two names is the position and which the employer: their words tell, and how the others are written. */
export function experienceOf(entries: Entry[], isEmployerFirst: boolean): Experience[] {
  const named = entries.map(namesIn);
  const votes = named.map(({ first, second }) => (second ? Math.sign(scoreOf(first) - scoreOf(second)) : 0));
  const sum = votes.reduce((all, vote) => all + vote, 0);
  const usual = sum || (isEmployerFirst ? -1 : 1);
  return entries.map((entry, index) => {
    const { first, second, further } = named[index] as Named;
    const isSure = Math.abs(scoreOf(first) - scoreOf(second)) >= 4;
    const order = entry.group
      ? 1
      : second
        ? (isSure || Math.abs(sum) < 2 ? votes[index] : 0) || usual
        : scoreOf(first) < 0
          ? -1
          : 1;
    const [title, company] = order > 0 ? [first, second] : [second, first];
    return { title, ...placed(entry, company, further), ...datesOf(entry) };
  });
}

function placed(entry: Entry, company: string, further: string[]) {
  const places = further.filter(isPlace);
  const rest = further.filter((each) => !isPlace(each));
  const isBelowPlace = entry.description[0] && isPlaceLine(entry.description[0]);
  const below = isBelowPlace ? entry.description.slice(1) : entry.description;
  const employer = entry.group ? [entry.group, company] : [company];
  return {
    company: [...employer, ...places, ...(isBelowPlace ? [entry.description[0]?.text ?? ''] : [])]
      .filter(Boolean)
      .join(', '),
    description: [...rest, textOfLines(below)].filter(Boolean).join('\n'),
  };
}

export function datesOf({ period }: Entry) {
  const { startDate = '', endDate = '', current = false, onlyYears } = period ?? {};
  return { startDate, endDate, current, ...(onlyYears && { onlyYears }) };
}

function namesIn({ head, group }: Entry): Named {
  const texts = head.map(({ text }) => text);
  if (group) {
    const [first = '', ...further] = partsOf(texts);
    return { first, second: '', further };
  }
  const [first = '', second = '', ...further] = partsOf(texts);
  return { first, second, further };
}

/** What stands in lines of its own is apart already. In one line, the strongest sign in it takes it apart. */
function partsOf(texts: string[]) {
  const apart = texts
    .flatMap((text) => text.split(strongSeparator))
    .map(withoutSeparators)
    .filter(Boolean);
  const [only = ''] = apart;
  if (apart.length > 1) return apart;
  const [, before, after] = /^(.{2,}?) (?:hos|ved|på|at|@) (\p{Lu}.*)$/u.exec(only) ?? [];
  if (before && after) return [before, after];
  const commas = only.split(/, (?=\p{Lu}|\d)/u);
  const [start = '', ...others] = commas;
  const rest = others.join(', ');
  // An employer and where that is.
  if (!rest || (scoreOf(start) < 0 && scoreOf(rest) <= 0)) return apart;
  return [start, rest];
}

const country =
  /(?:^|, |\()(Norge|Noreg|Norway|Sverige|Sweden|Danmark|Denmark|UK|United Kingdom|Tyskland|Germany|Polen|Poland|USA|Spania|Spain|Finland)\)?$/;
const isPlace = (text: string) => text.length <= 60 && text.split(' ').length <= 5 && !/[.!?]$/.test(text);
/** Below the period, as LinkedIn has it. */
const isPlaceLine = ({ text, isBullet }: Line) =>
  !isBullet &&
  text.length <= 60 &&
  (country.test(text) || /^\p{Lu}[\p{L} -]+(-området| og omegn|-regionen| Area)(, |$)/u.test(text));

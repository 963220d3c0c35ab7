import { periodOf as datesIn } from '../../../../contract/cvs/cv-dates.ts';
import { languageOf } from '../../../../contract/cvs/cv-levels.ts';

/** As the file has it. */
export interface Period {
  from: string;
  to: string;
  current: boolean;
}

/** Europass asks whether it goes on. Where that is not said, an end that is missing is no more than missing. */
export const periodOf = ({ from, to, current }: Period) => ({ ...datesIn(from, current ? '' : to), current });

export const datesOf = ({ from, to, current }: Period) => [from, current ? '' : to];

export interface Spoken {
  name: string;
  /** Of listening, reading, conversation, speech and writing. */
  scores: string[];
}

const lowest = (scores: string[]) => {
  const levels = scores.filter((score) => /^[ABC][12]$/i.test(score)).map((score) => score.toUpperCase());
  return levels.sort()[0] ?? scores.find(Boolean) ?? '';
};

/**
 * Here a language has one level: the lowest of the five, which is true of all of them. Who can more sees it before
 * saving, while nobody would look for a level that promises too much.
 */
export function languagesOf(motherTongues: string[], foreign: Spoken[]) {
  const own = new Set(motherTongues.filter(Boolean));
  return [
    ...[...own].map((name) => languageOf(name, 'Morsmål')),
    ...foreign.filter(({ name }) => name && !own.has(name)).map(({ name, scores }) => languageOf(name, lowest(scores))),
  ];
}

export const remarkOnLevels = (foreign: Spoken[]) =>
  foreign.some(({ scores }) => new Set(scores.filter(Boolean)).size > 1)
    ? ['ulike nivåer i samme språk (vi har skrevet det laveste)']
    : [];

export const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');
/** Each told once. */
export const told = (...remarks: (string | false)[]) => [...new Set(remarks.filter((each) => each !== false))];

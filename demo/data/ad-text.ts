import type { Random } from '../random.ts';
import { type Headings, pickHeadings } from './ad-headings.ts';
import type { Job } from './occupations/all-groups.ts';

/** What an ad says, not yet laid out: the local positions make plain text of it, NAV's ads HTML. */
export interface AdText {
  title: string;
  opening: string;
  tasks: string[];
  demands: string[];
  wishes: string[];
  offers: string[];
  headings: Headings;
}

export interface AdFacts {
  employer: string;
  /** Where the work is, as it stands in a sentence. */
  place: string;
  isTemporary?: boolean;
  isPartTime?: boolean;
  isSenior?: boolean;
  /** Instead of an opening of the group, for an employer with a story of its own. */
  opening?: string;
}

export function writeAd(job: Job, facts: AdFacts, random: Random): AdText {
  const { group, occupation } = job;
  const own = random.sample(occupation.tasks, occupation.tasks.length);
  return {
    title: titleOf(job, facts, random),
    opening: facts.opening ?? fill(random.pick(group.openings), { arbeidsgiver: facts.employer, sted: facts.place }),
    tasks: [...own, ...random.sample(group.tasks, random.int(2, 4))],
    demands: [...occupation.demands, ...(facts.isSenior ? [experience(group.language, random)] : [])],
    wishes: random.sample(group.wishes, random.int(2, 4)),
    offers: random.sample(group.offers, random.int(2, 5)),
    headings: pickHeadings(group.language, random),
  };
}

const experience = (language: 'nb' | 'nn', random: Random) =>
  language === 'nn'
    ? 'minst fem års røynsle frå faget'
    : `minst ${random.pick(['fem', 'seks', 'åtte'])} års relevant erfaring`;

function titleOf({ group, occupation }: Job, facts: AdFacts, random: Random): string {
  const { title } = occupation;
  const words = group.language === 'nn' ? nynorskWords : bokmaalWords;
  if (facts.isTemporary && random.chance(0.7)) return `${title} – ${random.pick(words.temporary)}`;
  if (facts.isPartTime && random.chance(0.6)) return `${title}, ${random.pick(['20', '40', '50', '60', '75', '80'])} %`;
  if (facts.isSenior && random.chance(0.6)) return `${words.experienced} ${lowerFirst(title)}`;
  return random.pick([
    () => title,
    () => title,
    () => title,
    () => `${title} – ${facts.place}`,
    () => `${title}, ${words.permanent}`,
    () => `${title} 100 %`,
    () => `${words.weSeek} ${lowerFirst(title)}`,
    () => `${title} til ${facts.employer}`,
  ])();
}

const bokmaalWords = {
  temporary: ['vikariat', 'vikariat 12 måneder', 'vikar ut året'],
  experienced: 'Erfaren',
  permanent: 'fast stilling',
  weSeek: 'Vi søker',
};
const nynorskWords = {
  temporary: ['vikariat', 'vikariat 12 månader'],
  experienced: 'Røynd',
  permanent: 'fast stilling',
  weSeek: 'Vi søkjer',
};

/** Plain text in one of four layouts, so that a list of ads does not read like one ad. */
export function plainDescription(ad: AdText, random: Random): string {
  const { headings: said } = ad;
  const bullets = (lines: string[]) => lines.map((line) => `– ${upperFirst(line)}`).join('\n');
  const tasksAsList = `${said.tasks}\n${bullets(ad.tasks)}`;
  const tasksAsText = `${said.hereYouWill} ${enumerate(ad.tasks.slice(0, 4))}.`;
  const offersAsList = `${said.offers}\n${bullets(ad.offers)}`;
  const offersAsText = `${said.weOffer} ${enumerate(ad.offers.slice(0, 3))}.`;
  const layouts = [
    [ad.opening, tasksAsList, offersAsList],
    [ad.opening, tasksAsText, offersAsText],
    [ad.opening, tasksAsList, offersAsText],
    [ad.opening, offersAsText, tasksAsList],
  ];
  return random.pick(layouts).join('\n\n');
}

export function plainRequirements(ad: AdText, random: Random): string {
  const demands = `${ad.headings.you} ${enumerate(ad.demands)}.`;
  if (random.chance(0.5)) return `${demands} ${ad.wishes.join(' ')}`;
  return [...ad.demands.map(upperFirst), ...ad.wishes].map((line) => `– ${line.replace(/\.$/, '')}`).join('\n');
}

export const enumerate = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} og ${parts.at(-1)}`;

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Leaves abbreviations such as "IT-leder" and "C++-utvikler" as they are. */
const lowerFirst = (text: string) =>
  /^.[a-zæøå]/.test(text) && !text.startsWith('Nav ') ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

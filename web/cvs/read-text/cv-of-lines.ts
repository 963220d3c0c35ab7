import { remarksOn } from '../../../contract/cvs/cv-dates.ts';
import type { CvData, CvLanguage } from '../../../contract/cvs/cv-fields.ts';
import { fitCv } from '../../../contract/cvs/fitted-cv.ts';
import { entriesOf } from './entries.ts';
import { tellsOfCv } from './headings.ts';
import { languagesIn } from './languages.ts';
import { type Line, MOST_LINES, textOfLines } from './line.ts';
import { isSchool, scoreOf } from './names-of-work.ts';
import { personIn } from './person.ts';
import { referencesIn } from './references.ts';
import { educationOf } from './schools.ts';
import { type Section, sectionsOf } from './sections.ts';
import { coursesIn, licencesIn, skillsIn } from './skills.ts';
import { experienceOf } from './work.ts';

/** What a text says of itself as a CV; nothing where it has no part of one. */
export function cvOfLines(all: Line[]): { cvData: CvData; leftOut: string[] } | undefined {
  const lines = firstOf(all);
  const sections = sectionsOf(lines);
  if (!sections.some(({ kind, lines: own }) => own.length > 0 && (tellsOfCv as string[]).includes(kind)))
    return undefined;
  const of = (kind: Section['kind']) => sections.filter((section) => section.kind === kind);
  const linesOf = (kind: Section['kind']) => of(kind).flatMap((section) => section.lines);
  const documentLanguage = languageOfText(sections, lines);
  const isLinkedIn = lines.some(({ text }) => /linkedin\.com\/in\//i.test(text)) && of('contact').length > 0;

  const person = personIn(linesOf('head'), linesOf('contact'));
  const work = of('experience').map((section) => entriesOf(section.lines, (text) => scoreOf(text) < 0));
  const schools = of('education').map((section) => entriesOf(section.lines, isSchool));
  const spoken = languagesIn(linesOf('languages'));
  const able = skillsIn(linesOf('skills'));
  const unread = [...work, ...schools].flatMap(({ above }) => above);
  const about = [...linesOf('about'), ...person.about, ...able.sentences];
  const skills = [
    ...able.skills,
    ...coursesIn(linesOf('courses')),
    ...licencesIn(linesOf('licence'), documentLanguage === 'en'),
    ...person.licences,
    ...linesOf('unplaced')
      .filter(isLicence)
      .map(({ text }) => text.replaceAll('\t', ' ')),
    ...spoken.others.filter((each) => each.length <= 100),
  ];
  const cvData: CvData = {
    title: person.title,
    personalInfo: person.personalInfo,
    aboutMe: textOfLines(about),
    experience: experienceOf(
      work.flatMap(({ entries }) => entries),
      isLinkedIn,
    ),
    education: schools.flatMap(({ entries }) => educationOf(entries, isLinkedIn)),
    skills: [...new Set(skills)],
    languages: spoken.languages,
    ...referencesIn(linesOf('references')),
    documentLanguage,
  };
  const dates = [...work, ...schools].flatMap(({ entries }) => entries.map(({ period }) => period?.written ?? []));
  const leftOut = [
    ...(person.links.length > 0 ? ['nettadresser'] : []),
    ...remarksOn(dates),
    ...of('unplaced').flatMap(({ heading, lines: own }) =>
      own.length > 0 && own.every(isLicence) ? [] : [quoted(heading || (own[0]?.text ?? ''))],
    ),
    ...inFew([
      ...person.others,
      ...unread.map(({ text }) => text),
      ...spoken.others.filter((each) => each.length > 100),
    ]),
    ...(lines.length < all.length ? [`alt etter de første ${lines.length} linjene`] : []),
  ];
  return fitCv({ cvData, leftOut });
}

const isLicence = ({ text }: Line) => /^(?:førerkort|førarkort|driving licen)/i.test(text);

/** As much as a CV may hold at most; what is more is looked at by nobody. */
function firstOf(all: Line[]) {
  let letters = 0;
  const end = all.findIndex(({ text }, index) => {
    letters += text.length;
    return letters > MOST_LETTERS || index >= MOST_LINES;
  });
  return end < 0 ? all : all.slice(0, end);
}
const MOST_LETTERS = 400_000;

const MOST_LETTERS_SAID = 60;
const MOST_SAID = 8;
const quoted = (text: string) =>
  `«${text.length > MOST_LETTERS_SAID ? `${text.slice(0, MOST_LETTERS_SAID).trimEnd()} …` : text}»`.replaceAll(
    '\t',
    ' ',
  );
const inFew = (texts: string[]) => [
  ...texts.slice(0, MOST_SAID).map(quoted),
  ...(texts.length > MOST_SAID ? [`${texts.length - MOST_SAID} linjer til`] : []),
];

const english = /^(the|and|of|with|experience|education|skills|languages|references|profile|summary|for|in|at)$/i;
const bokmål = /^(og|med|på|av|til|som|erfaring|arbeidserfaring|utdanning|ferdigheter|språk|referanser|ikke|fra|jeg)$/i;
const nynorsk =
  /^(ikkje|eg|frå|ein|eit|røynsle|arbeidsrøynsle|ferdigheiter|referansar|noko|saman|mykje|skule|vart|heile|kunnskapar)$/i;

function languageOfText(sections: Section[], lines: Line[]): CvLanguage {
  const words = [...sections.map(({ heading }) => heading), ...lines.slice(0, 500).map(({ text }) => text)].flatMap(
    (text) => text.slice(0, 500).split(/[^\p{L}]+/u),
  );
  const count = (known: RegExp) => words.filter((word) => known.test(word)).length;
  if (count(english) > count(bokmål) + count(nynorsk)) return 'en';
  return count(nynorsk) >= 2 && count(nynorsk) * 3 > count(/^(ikke|jeg|fra|en|et|erfaring|noe)$/i) ? 'nn' : 'nb';
}

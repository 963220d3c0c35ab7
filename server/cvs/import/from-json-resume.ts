import { cvLanguages } from '../../../contract/cv-fields.ts';
import { type Loose, listOf, recordOf, textOf } from './loose.ts';
import { dateOf } from './read-date.ts';
import { languageOf } from './read-level.ts';
import { certificateOf, withRemark } from './with-remark.ts';

/** Anybody's JSON Resume as a CV, and the names of what there is no place for. */
export function fromJsonResume(resume: Loose) {
  const basics = recordOf(resume.basics);
  const meta = recordOf(resume.meta);
  const certificates = listOf(resume.certificates).map(({ name, issuer, date }) =>
    certificateOf(textOf(name), textOf(issuer), textOf(date)),
  );
  const skills = listOf(resume.skills, 'name').flatMap((skill) => {
    const keywords = [skill.keywords].flat().map(textOf).filter(Boolean);
    return [withRemark(textOf(skill.name), textOf(skill.level)), ...keywords];
  });
  const work = [...listOf(resume.work), ...listOf(resume.volunteer)];
  const education = listOf(resume.education);
  const cvData = {
    title: textOf(meta.title) || textOf(basics.label),
    personalInfo: personOf(basics),
    aboutMe: textOf(basics.summary),
    experience: work.map((each) => ({
      title: textOf(each.position),
      company: [textOf(each.name) || textOf(each.company) || textOf(each.organization), textOf(each.location)]
        .filter(Boolean)
        .join(', '),
      ...readPeriod(each),
      description: descriptionOf(each),
    })),
    education: education.map((each) => ({
      institution: textOf(each.institution),
      degree: textOf(each.studyType),
      field: textOf(each.area),
      ...readPeriod(each),
      description: descriptionOf(each),
    })),
    skills: [...new Set([...skills, ...certificates])].filter(Boolean),
    languages: listOf(resume.languages, 'language').map((each) =>
      languageOf(textOf(each.language), textOf(each.fluency)),
    ),
    references: listOf(resume.references).map((each) => ({
      name: textOf(each.name),
      title: 'title' in each ? textOf(each.title) : textOf(each.reference),
      company: textOf(each.company),
      email: textOf(each.email),
      phone: textOf(each.phone),
    })),
    referencesOnRequest: meta.referencesOnRequest === true,
    documentLanguage: cvLanguages.find((each) => each === meta.documentLanguage),
  };
  return { cvData, leftOut: leftOutOf(resume, [...work, ...education]) };
}

function leftOutOf(resume: Loose, entries: Loose[]) {
  const basics = recordOf(resume.basics);
  const isUnread = (date: unknown) => /\d/.test(textOf(date)) && !dateOf(textOf(date));
  const parts: [name: string, isThere: boolean][] = [
    ['bilde', textOf(basics.image) + textOf(basics.picture) !== '' || recordOf(resume.meta).hasPhoto === true],
    ['nettadresse', addressOf(basics) !== ''],
    ['profiler andre steder', listOf(basics.profiles).length > 0],
    ['nettadresser til arbeidsgivere og skoler', entries.some((each) => addressOf(each) !== '')],
    [
      'datoer som ikke kan leses',
      entries.some(({ startDate, endDate }) => [startDate, endDate].some(isUnread)) || isUnread(basics.dateOfBirth),
    ],
  ];
  const sections = Object.keys(resume).filter((name) => !placed.has(name) && isFilled(resume[name]));
  return [
    ...parts.flatMap(([name, isThere]) => (isThere ? [name] : [])),
    ...sections.map((name) => unplaced.get(name) ?? `«${name}»`),
  ];
}

/** In the words of the format, and of what it was before. */
const addressOf = ({ url, website }: Loose) => textOf(url) || textOf(website);
/** Others may group their sections. */
const isFilled = (section: unknown) => listOf(section, 'name').length > 0 || Object.keys(recordOf(section)).length > 0;

const placed = new Set([
  'basics',
  'meta',
  'work',
  'volunteer',
  'education',
  'skills',
  'certificates',
  'languages',
  'references',
]);
/** What others' files may hold. */
const unplaced = new Map([
  ['awards', 'utmerkelser'],
  ['publications', 'publikasjoner'],
  ['interests', 'interesser'],
  ['projects', 'prosjekter'],
]);

function personOf(basics: Loose) {
  const name = textOf(basics.name);
  const [first, last] = [textOf(basics.firstName), textOf(basics.lastName)];
  // A name that was changed elsewhere counts more than the parts we wrote.
  const isOurs = [first, last].filter(Boolean).join(' ') === name;
  const words = name.split(/\s+/);
  const location = recordOf(basics.location);
  const place = [
    textOf(basics.location),
    textOf(location.address),
    [textOf(location.postalCode), textOf(location.city)].filter(Boolean).join(' '),
    textOf(location.region),
    textOf(location.countryCode).replace(/^NO$/i, ''),
  ];
  return {
    firstName: isOurs ? first : words.slice(0, -1).join(' ') || name,
    lastName: isOurs ? last : words.length > 1 ? (words.at(-1) ?? '') : '',
    email: textOf(basics.email),
    phone: textOf(basics.phone),
    address: place.filter(Boolean).join(', '),
    dateOfBirth: dateOf(textOf(basics.dateOfBirth)),
  };
}

/** Without an end it goes on, in the words of the format; others write "Present". An end that cannot be read is one. */
function readPeriod(entry: Loose) {
  const startDate = dateOf(textOf(entry.startDate));
  const endDate = dateOf(textOf(entry.endDate));
  const current =
    typeof entry.current === 'boolean' ? entry.current : Boolean(startDate) && !/\d/.test(textOf(entry.endDate));
  return { startDate, endDate: current ? '' : endDate, current };
}

function descriptionOf(entry: Loose) {
  const items = [entry.highlights, entry.courses].flat().map(textOf);
  const score = textOf(entry.score);
  const parts = [
    textOf(entry.summary),
    textOf(entry.description),
    score && `Karakter: ${score}`,
    ...items.filter(Boolean).map((each) => `- ${each}`),
  ];
  return parts.filter(Boolean).join('\n');
}

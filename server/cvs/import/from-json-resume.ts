import { dateOf, periodOf, remarksOn } from '../../../contract/cvs/cv-dates.ts';
import { cvLanguages } from '../../../contract/cvs/cv-fields.ts';
import { languageOf } from '../../../contract/cvs/cv-levels.ts';
import { certificateOf, withRemark } from '../../../contract/cvs/cv-remarks.ts';
import { type Loose, listOf, recordOf, textOf } from './loose.ts';
import { entryTranslations, ownTranslations } from './translations-in.ts';

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
      translations: entryTranslations(each.translations, 'title', 'company', 'description'),
    })),
    education: education.map((each) => ({
      institution: textOf(each.institution),
      degree: textOf(each.studyType),
      field: textOf(each.area),
      ...readPeriod(each),
      description: descriptionOf(each),
      translations: entryTranslations(each.translations, 'institution', 'degree', 'field', 'description'),
    })),
    skills: [...new Set([...skills, ...certificates])].filter(Boolean),
    languages: listOf(resume.languages, 'language').map((each) => ({
      ...languageOf(textOf(each.language) || textOf(each.name), textOf(each.fluency) || textOf(each.level)),
      translations: entryTranslations(each.translations, 'name'),
    })),
    references: listOf(resume.references).map((each) => ({
      name: textOf(each.name),
      title: textOf(each.title),
      company: textOf(each.company),
      email: textOf(each.email),
      phone: textOf(each.phone),
      translations: entryTranslations(each.translations, 'title', 'company'),
    })),
    referencesOnRequest: meta.referencesOnRequest === true,
    documentLanguage: cvLanguages.find((each) => each === meta.documentLanguage),
    translations: ownTranslations(meta.translations),
  };
  const printedIn = cvLanguages.find((each) => each === meta.printedIn);
  return { cvData, printedIn, leftOut: leftOutOf(resume, [...work, ...education]) };
}

function leftOutOf(resume: Loose, entries: Loose[]) {
  const basics = recordOf(resume.basics);
  const references = listOf(resume.references);
  const dates = entries.map(({ startDate, endDate }) => [textOf(startDate), goesOn(endDate) ? '' : textOf(endDate)]);
  const parts: [name: string, isThere: boolean][] = [
    ['bilde', textOf(basics.image) + textOf(basics.picture) !== '' || recordOf(resume.meta).hasPhoto === true],
    ['nettadresse', addressOf(basics) !== ''],
    ['profiler andre steder', listOf(basics.profiles).length > 0],
    ['nettadresser til arbeidsgivere og skoler', entries.some((each) => addressOf(each) !== '')],
    ['nettadresser til sertifikater', listOf(resume.certificates).some((each) => addressOf(each) !== '')],
    // What somebody said. Ours says there what it says in its own fields too.
    ['omtaler fra referanser', references.some((each) => !('company' in each) && textOf(each.reference) !== '')],
  ];
  const sections = Object.keys(resume).filter((name) => {
    const read = Array.isArray(resume[name]) ? lists : records;
    return !read.has(name) && (isFilled(resume[name]) || (lists.has(name) && textOf(resume[name]) !== ''));
  });
  return [
    ...parts.flatMap(([name, isThere]) => (isThere ? [name] : [])),
    ...remarksOn(dates, [textOf(basics.dateOfBirth)]),
    ...sections.map((name) => unplaced.get(name) ?? `«${name}»`),
  ];
}

/** In the words of the format, and of what it was before. */
const addressOf = ({ url, website }: Loose) => textOf(url) || textOf(website);
/** Others may group their sections. */
const isFilled = (section: unknown) => listOf(section, 'name').length > 0 || Object.keys(recordOf(section)).length > 0;

const records = new Set(['basics', 'meta']);
const lists = new Set(['work', 'volunteer', 'education', 'skills', 'certificates', 'languages', 'references']);
/** What others' files may hold. */
const unplaced = new Map([
  ['awards', 'utmerkelser'],
  ['publications', 'publikasjoner'],
  ['interests', 'interesser'],
  ['projects', 'prosjekter'],
  ['custom', 'egne felter og avsnitt'],
]);

function personOf(basics: Loose) {
  const name = textOf(basics.name);
  const [first, last] = [textOf(basics.firstName), textOf(basics.lastName)];
  // A name that was changed elsewhere counts more than the parts we wrote.
  const isInParts = !name || [first, last].filter(Boolean).join(' ') === name;
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
    firstName: isInParts ? first : words.slice(0, -1).join(' ') || name,
    lastName: isInParts ? last : words.length > 1 ? (words.at(-1) ?? '') : '',
    email: textOf(basics.email),
    phone: textOf(basics.phone),
    address: place.filter(Boolean).join(', '),
    dateOfBirth: dateOf(textOf(basics.dateOfBirth)),
  };
}

/** Without an end it goes on, in the words of the format; others write "Present". */
const goesOn = (end: unknown) =>
  /^(present|current|now|today|ongoing|to date|(til )?(nå|no|i dag|dags dato)|pågår|pågående)?\W*$/i.test(textOf(end));

/** An end that cannot be read is one. */
function readPeriod(entry: Loose) {
  const { endDate: end, current: isMarked } = entry;
  const period = periodOf(textOf(entry.startDate), goesOn(end) ? '' : textOf(end));
  const current = typeof isMarked === 'boolean' ? isMarked : Boolean(period.startDate) && goesOn(end);
  return { ...period, endDate: current ? '' : period.endDate, current };
}

function descriptionOf(entry: Loose) {
  const items = [entry.highlights, entry.courses].flat().map(textOf);
  const score = textOf(entry.score) || textOf(entry.gpa);
  const parts = [
    textOf(entry.summary),
    textOf(entry.description),
    score && `Karakter: ${score}`,
    ...items.filter(Boolean).map((each) => `- ${each}`),
  ];
  return parts.filter(Boolean).join('\n');
}

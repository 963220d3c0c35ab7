import { cvLanguages, cvLimits } from '../../../contract/cv-fields.ts';
import { type Loose, listOf, recordOf, shortened, textOf } from './loose.ts';
import { levelOf } from './read-level.ts';

/** Anybody's JSON Resume as a CV, and the names of what there is no place for. */
export function fromJsonResume(resume: Loose) {
  const basics = recordOf(resume.basics);
  const meta = recordOf(resume.meta);
  const certificates = listOf(resume.certificates).map((each) => textOf(each.name));
  const skills = listOf(resume.skills, 'name').flatMap((skill) => {
    const keywords = [skill.keywords].flat().map(textOf).filter(Boolean);
    return [textOf(skill.name), ...keywords];
  });
  const cvData = {
    title: shortened(textOf(meta.title) || textOf(basics.label)),
    personalInfo: personOf(basics),
    aboutMe: shortened(textOf(basics.summary), cvLimits.paragraph),
    experience: [...listOf(resume.work), ...listOf(resume.volunteer)].map((each) => ({
      title: shortened(textOf(each.position)),
      company: shortened(textOf(each.name) || textOf(each.company) || textOf(each.organization)),
      ...readPeriod(each),
      description: descriptionOf(each),
    })),
    education: listOf(resume.education).map((each) => ({
      institution: shortened(textOf(each.institution)),
      degree: shortened(textOf(each.studyType)),
      field: shortened(textOf(each.area)),
      ...readPeriod(each),
      description: descriptionOf(each),
    })),
    skills: [...new Set([...skills, ...certificates])].filter(Boolean).map((name) => shortened(name)),
    languages: listOf(resume.languages, 'language').map((each) => ({
      name: shortened(textOf(each.language)),
      level: levelOf(textOf(each.fluency)),
    })),
    references: listOf(resume.references).map((each) => ({
      name: shortened(textOf(each.name)),
      title: shortened('title' in each ? textOf(each.title) : textOf(each.reference)),
      company: shortened(textOf(each.company)),
      email: shortened(textOf(each.email)),
      phone: shortened(textOf(each.phone)),
    })),
    referencesOnRequest: meta.referencesOnRequest === true,
    documentLanguage: cvLanguages.find((each) => each === meta.documentLanguage),
  };
  const parts: Loose = { ...resume, url: textOf(basics.url) ? [basics] : [], profiles: basics.profiles };
  const leftOut = Object.entries(unplaced).flatMap(([field, name]) => (listOf(parts[field]).length > 0 ? [name] : []));
  return { cvData, leftOut };
}

/** What others' files may hold. */
const unplaced = {
  url: 'nettadresse',
  profiles: 'profiler andre steder',
  awards: 'utmerkelser',
  publications: 'publikasjoner',
  interests: 'interesser',
  projects: 'prosjekter',
};

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
  ];
  return {
    firstName: shortened(isOurs ? first : words.slice(0, -1).join(' ') || name),
    lastName: shortened(isOurs ? last : words.length > 1 ? (words.at(-1) ?? '') : ''),
    email: shortened(textOf(basics.email)),
    phone: shortened(textOf(basics.phone)),
    address: shortened(place.filter(Boolean).join(', ')),
    dateOfBirth: dateOf(basics.dateOfBirth),
  };
}

/** Without an end it goes on, in the words of the format; others write "Present". An end that cannot be read is one. */
function readPeriod(entry: Loose) {
  const startDate = dateOf(entry.startDate);
  const endDate = dateOf(entry.endDate);
  const current =
    typeof entry.current === 'boolean' ? entry.current : Boolean(startDate) && !/\d/.test(textOf(entry.endDate));
  return { startDate, endDate: current ? '' : endDate, current };
}

const descriptionOf = (entry: Loose) => {
  const highlights = Array.isArray(entry.highlights) ? entry.highlights.map(textOf).filter(Boolean) : [];
  const parts = [textOf(entry.summary) || textOf(entry.description), ...highlights.map((each) => `- ${each}`)];
  return shortened(parts.filter(Boolean).join('\n'), cvLimits.paragraph);
};

/** `2020` and `2020-03` too; what is no date is left out. */
function dateOf(value: unknown) {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/.exec(textOf(value)) ?? [];
  const date = `${year}-${month}-${day}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return year && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : '';
}

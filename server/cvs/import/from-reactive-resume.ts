import { type Loose, listOf, recordOf, textOf } from './loose.ts';

/** Reactive Resume groups its sections, each with the items in it. JSON Resume has them beside each other. */
export const isReactiveResume = (resume: Loose) => Array.isArray(recordOf(recordOf(resume.sections).experience).items);

/** Its export in the words of JSON Resume. Version 5 has other names than those before it. */
export function asJsonResume(resume: Loose): Loose {
  const basics = recordOf(resume.basics);
  const sections = recordOf(resume.sections);
  const further = listOf(resume.customSections);
  const itemsIn = (name: string) =>
    [recordOf(sections[name]), ...further.filter(({ type }) => type === name)].flatMap(({ items }) => listOf(items));
  return {
    basics: {
      ...basics,
      label: basics.headline,
      summary: textOf(recordOf(resume.summary).content) || recordOf(sections.summary).content,
      picture: textOf(recordOf(resume.picture).url) || recordOf(basics.picture).url,
      url: addressIn(basics),
      profiles: itemsIn('profiles'),
    },
    work: itemsIn('experience').flatMap(eachRole).map(entryOf),
    volunteer: itemsIn('volunteer').map(entryOf),
    education: itemsIn('education').map((each) => ({
      ...entryOf(each),
      institution: [textOf(each.school) || textOf(each.institution), textOf(each.location)].filter(Boolean).join(', '),
      studyType: textOf(each.degree) || each.studyType,
      score: textOf(each.grade) || each.score,
    })),
    // A level is a number of dots.
    skills: itemsIn('skills').map((each) => ({ ...each, level: textOf(each.proficiency) || each.description })),
    languages: itemsIn('languages').map((each) => ({
      language: textOf(each.language) || each.name,
      fluency: textOf(each.fluency) || each.description,
    })),
    certificates: itemsIn('certifications').map((each) => ({
      ...each,
      name: textOf(each.title) || each.name,
      url: addressIn(each),
    })),
    references: itemsIn('references').map((each) => ({
      ...each,
      title: each.position,
      reference: textOf(each.summary) || each.description,
    })),
    awards: itemsIn('awards'),
    publications: itemsIn('publications'),
    interests: itemsIn('interests'),
    projects: itemsIn('projects'),
    custom: [
      ...listOf(basics.customFields),
      ...listOf(Object.values(recordOf(sections.custom))),
      ...further.filter(({ type }) => !known.has(textOf(type))),
    ],
  };
}

const known = new Set([
  ...['profiles', 'experience', 'volunteer', 'education', 'skills', 'languages', 'certifications', 'references'],
  ...['awards', 'publications', 'interests', 'projects'],
]);

const addressIn = ({ url, website }: Loose) => textOf(recordOf(url).href) || textOf(recordOf(website).url);

/** Whoever held several at one employer may have written about each. */
function eachRole(job: Loose): Loose[] {
  const [first, ...others] = listOf(job.roles);
  if (!first) return [job];
  return [{ ...job, ...first, summary: job.description }, ...others.map((role) => ({ ...job, ...role }))];
}

const entryOf = (each: Loose) => ({
  ...each,
  url: addressIn(each),
  ...periodIn(textOf(each.period) || textOf(each.date)),
});

/** Written as one pleases: "March 2022 - Present", "2014–2018". A single date is no job that goes on. */
function periodIn(written: string) {
  // One space for many: from each of them, the next sign would be looked for anew.
  const inOneLine = written.replace(/\s+/g, ' ');
  const [startDate, endDate] = inOneLine.split(/\s*[–—]\s*|\s+(?:-|to|til)(?:\s+|$)|(?<=^\d{4})-(?=\d{4}$)/i);
  return { startDate, endDate, ...(endDate === undefined && { current: false }) };
}

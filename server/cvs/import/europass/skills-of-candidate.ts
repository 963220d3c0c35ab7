import type { XmlElement } from './parse-xml.ts';
import { elementsIn, first, lineAt, lineOf, linesOf } from './xml-texts.ts';

/** What Europass knows of, each a section with groups or entries of its own. */
export const skillSections = [
  'Skills',
  'DigitalSkills',
  'CommunicationAndInterpersonalSkills',
  'ManagementAndLeadershipSkills',
  'OrganisationalSkills',
];

/** With what one may drive at the end. */
export function skillsIn(profile: XmlElement | undefined) {
  const sections = skillSections.flatMap((name) => elementsIn(first(profile, name)));
  // The title of a section is a heading.
  return [...sections.filter(({ name }) => name !== 'Title').flatMap(saidIn), ...licencesIn(profile)];
}

const telling = new Set(['Title', 'Description', 'DigitalSkill', 'Skill', 'Name', 'CompetencyName']);

function saidIn(element: XmlElement): string[] {
  const parts = elementsIn(element);
  if (parts.length > 0) return parts.flatMap(saidIn);
  return telling.has(element.name) ? linesOf(element) : [];
}

function licencesIn(profile: XmlElement | undefined) {
  const licences = elementsIn(first(profile, 'Licenses')).map(
    (each) => lineAt(each, 'LicenseName') || lineAt(each, 'LicenseTypeCode') || lineOf(each),
  );
  const driving = licences.filter((each) => isClass.test(each));
  return [
    ...licences.filter((each) => !isClass.test(each)),
    ...(driving.length > 0 ? [`Førerkort: ${driving.join(', ')}`] : []),
  ];
}

/** `B`, `C1E`, `AM`. */
const isClass = /^(AM|[A-DST][12]?E?)$/i;

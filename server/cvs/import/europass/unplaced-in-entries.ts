import type { XmlElement } from './parse-xml.ts';
import { all, unplacedIn } from './xml-texts.ts';

interface Kind {
  path: string[];
  placed: Set<string>;
  /** What there is no place for, where this kind has another name for it. */
  names?: [element: string, name: string][];
}

/** What the entries of a CV hold beside what is read of them. */
export const leftOutOfEntries = (from: XmlElement | undefined, kinds: Kind[]) =>
  kinds.flatMap(({ path, placed, names: own = [] }) => {
    const names = new Map([...unplaced, ...own]);
    return all(from, ...path).flatMap((each) => unplacedIn(each, placed, names));
  });

const unplaced = new Map([
  ['IndustryCode', 'bransjer'],
  ['Sector', 'bransjer'],
  ['Department', 'avdelinger'],
  ['JobCategoryCode', 'yrkeskoder'],
  ['PersonCompetency', 'ferdigheter i en stilling'],
  ['EducationLevelCode', 'nivå på utdanning'],
  ['FieldOfStudy', 'fagområder som koder'],
  ['NationalClassification', 'nasjonal klassifisering av utdanning'],
  ['CreditType', 'studiepoeng'],
  ['NumberOfCredit', 'studiepoeng'],
  ['Link', 'nettadresser'],
  ['AttachmentReference', 'vedlegg'],
  ['ReferenceTo', 'vedlegg'],
]);

const contacts = 'kontaktopplysninger til arbeidsgivere og skoler';
const ofCertificate: Kind['names'] = [
  ['Description', 'beskrivelser av sertifikater'],
  ['CertificationID', 'sertifikatnumre'],
];
const certificate = new Set(['CertificationName', 'Title', 'IssuingAuthority', 'FirstIssuedDate']);
const ofContact = {
  placed: new Set(['Address', 'ChannelCode', 'UseCode']),
  names: ['URI', 'URL', 'Text', 'CountryDialing', 'DialNumber', 'FormattedNumber', 'CountryCode'].map(
    (name): [string, string] => [name, contacts],
  ),
};
const position = ['PositionTitle', 'EmploymentPeriod', 'Description', 'City', 'Country'];
const employers = ['EmploymentHistory', 'EmployerHistory'];
const schools = ['EducationHistory', 'EducationOrganizationAttendance'];

export const entriesOfCandidate: Kind[] = [
  { path: employers, placed: new Set(['OrganizationName', 'OrganizationContact', 'PositionHistory', ...position]) },
  { path: [...employers, 'OrganizationContact', 'Communication'], ...ofContact },
  { path: [...employers, 'PositionHistory'], placed: new Set(position) },
  {
    path: schools,
    placed: new Set([
      ...['OrganizationName', 'OrganizationContact', 'City', 'Country', 'ProgramName', 'AttendancePeriod'],
      ...['EducationDegree', 'OccupationalSkillsCovered'],
    ]),
  },
  { path: [...schools, 'OrganizationContact', 'Communication'], ...ofContact },
  {
    path: [...schools, 'EducationDegree'],
    placed: new Set(['DegreeName', 'OccupationalSkillsCovered', 'Thesis', 'FinalGrade']),
  },
  { path: ['Certifications', 'Certification'], placed: certificate, names: ofCertificate },
  { path: ['CourseCertifications', 'CourseCertification'], placed: certificate, names: ofCertificate },
  {
    path: ['EmploymentReferences', 'Referee'],
    placed: new Set(['PersonName', 'Role', 'OrganizationName', 'Communication']),
  },
  {
    path: ['VoluntaryWorks', 'VoluntaryWork'],
    placed: new Set(['Title', 'OrganizationName', 'OrganizationContact', 'City', 'Country', 'Date', 'Description']),
  },
];

export const entriesOfPassport: Kind[] = [
  {
    path: ['WorkExperienceList', 'WorkExperience'],
    placed: new Set(['Period', 'Position', 'Activities', 'Employer']),
  },
  { path: ['WorkExperienceList', 'WorkExperience', 'Employer'], placed: new Set(['Name', 'ContactInfo']) },
  {
    path: ['WorkExperienceList', 'WorkExperience', 'Employer', 'ContactInfo'],
    placed: new Set(['Address']),
    names: [['Website', contacts]],
  },
  {
    path: ['EducationList', 'Education'],
    placed: new Set(['Period', 'Title', 'Activities', 'Organisation', 'Level', 'Field']),
  },
  {
    path: ['EducationList', 'Education', 'Organisation', 'ContactInfo'],
    placed: new Set(['Address']),
    names: [['Website', contacts]],
  },
];

import type { XmlElement } from './parse-xml.ts';
import { skillSections } from './skills-of-candidate.ts';
import { all, first, lineAt, unplacedIn } from './xml-texts.ts';

export const attachmentsOf = (candidate: XmlElement) =>
  [...all(candidate, 'Attachment'), ...all(candidate, 'CandidateProfile', 'Attachment')].map(attachmentNamed);

export const sectionsLeftOut = (candidate: XmlElement) => [
  ...unplacedIn(candidate, parts, unplaced),
  ...['CandidatePerson', 'CandidateProfile'].flatMap((part) => unplacedIn(first(candidate, part), placed, unplaced)),
];

/** Further profiles are told by themselves, and the others say nothing of the person. */
const parts = new Set([
  ...['CandidatePerson', 'CandidateProfile', 'Attachment', 'DocumentID', 'AlternateDocumentID'],
  ...['ProcessingInformation', 'CandidateSupplier', 'RenderingInformation', 'PositionSeekingStatusCode'],
]);

const placed = new Set([
  ...['PersonName', 'Communication', 'BirthDate', 'PrimaryLanguageCode', 'ID', 'PersonID', 'ProfileName'],
  ...['ExecutiveSummary', 'EmploymentHistory', 'EducationHistory', 'VoluntaryWorks', 'PersonQualifications'],
  ...['Licenses', 'Certifications', 'CourseCertifications', 'EmploymentReferences', 'Attachment', ...skillSections],
]);
const unplaced = new Map([
  ['CoverLetter', 'søknadsbrev'],
  ['GenderCode', 'kjønn'],
  ['BirthPlace', 'fødested'],
  ['NationalityCode', 'statsborgerskap'],
  ['Visa', 'oppholdstillatelser'],
  ['Projects', 'prosjekter'],
  ['PublicationHistory', 'publikasjoner'],
  ['HobbiesAndInterests', 'interesser'],
  ['CreativeWorks', 'kreative arbeider'],
  ['SocialAndPoliticalActivities', 'samfunnsengasjement'],
  ['NetworksAndMemberships', 'nettverk og medlemskap'],
  ['ConferencesAndSeminars', 'konferanser og seminarer'],
  ['MilitaryHistory', 'militærtjeneste'],
  ['PatentHistory', 'patenter'],
  ['SpeakingHistory', 'foredrag'],
  ['CandidateEmployerPreferences', 'ønsker om arbeidsgiver'],
  ['CandidatePositionPreferences', 'ønsker om stilling'],
  ['Others', 'egne avsnitt'],
  ['ClosingStatement', 'avsluttende erklæring'],
]);

/** As data, or as data written once more in the same way. */
const attachmentNamed = (each: XmlElement) =>
  /^(data:image|ZGF0YTppbWFnZ)/.test(lineAt(each, 'EmbeddedData')) ? 'bilde' : 'vedlegg';

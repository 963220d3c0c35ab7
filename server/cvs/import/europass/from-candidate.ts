import { dateOf, remarksOn } from '../../../../contract/cvs/cv-dates.ts';
import { certificateOf } from '../../../../contract/cvs/cv-remarks.ts';
import { contactOf, contactsLeftOut } from './contact-of-candidate.ts';
import { languageNamed } from './names-of-codes.ts';
import type { XmlElement } from './parse-xml.ts';
import { datesOf, joined, languagesOf, periodOf, remarkOnLevels, told } from './parts.ts';
import { skillsIn } from './skills-of-candidate.ts';
import { entriesOfCandidate, leftOutOfEntries } from './unplaced-in-entries.ts';
import { attachmentsOf, sectionsLeftOut } from './unplaced-of-candidate.ts';
import { dateAt, periodIn, placeOf, workIn } from './work-of-candidate.ts';
import { all, elementsIn, first, lineAt, lineOf, paragraphAt } from './xml-texts.ts';

/** What Europass gives since 2020. */
export function fromCandidate(candidate: XmlElement) {
  const person = first(candidate, 'CandidatePerson');
  const [profile, ...otherProfiles] = all(candidate, 'CandidateProfile');
  const work = workIn(profile);
  const education = all(profile, 'EducationHistory', 'EducationOrganizationAttendance').flatMap(eachDegree);
  const competencies = all(profile, 'PersonQualifications', 'PersonCompetency');
  const foreign = competencies.filter(isLanguage).map(readLanguage);
  const certificates = ['Certifications', 'CourseCertifications'].flatMap((list) => elementsIn(first(profile, list)));
  const cvData = {
    title: lineAt(profile, 'ProfileName'),
    personalInfo: {
      firstName: lineAt(person, 'PersonName', 'GivenName'),
      lastName: lineAt(person, 'PersonName', 'FamilyName'),
      ...contactOf(person),
      dateOfBirth: dateOf(lineAt(person, 'BirthDate')),
    },
    aboutMe: [
      paragraphAt(profile, 'ExecutiveSummary'),
      paragraphAt(profile, 'PersonQualifications', 'QualificationsSummary'),
    ]
      .filter(Boolean)
      .join('\n'),
    experience: work.map(({ period, ...rest }) => ({ ...rest, ...periodOf(period) })),
    education: education.map(readStudies),
    skills: [
      ...new Set([...competencies.filter((each) => !isLanguage(each)).map(competencyNamed), ...skillsIn(profile)]),
      ...certificates.map(readCertificate),
    ].filter(Boolean),
    languages: languagesOf(all(person, 'PrimaryLanguageCode').map(lineOf).map(languageNamed), foreign),
    references: all(profile, 'EmploymentReferences', 'Referee').map(readReferee),
    referencesOnRequest: false,
  };
  const periods = [...work.map(({ period }) => period), ...education.map(periodOfStudies)];
  const leftOut = told(
    ...attachmentsOf(candidate),
    ...contactsLeftOut(person),
    ...remarksOn(periods.map(datesOf), [lineAt(person, 'BirthDate')]),
    ...remarksOn(certificates.map((each) => [issuedAt(each)])),
    ...remarkOnLevels(foreign),
    ...leftOutOfEntries(profile, entriesOfCandidate),
    ...sectionsLeftOut(candidate),
    otherProfiles.length > 0 && 'flere profiler enn den første',
  );
  return { cvData, leftOut };
}

const readLanguage = (each: XmlElement) => ({
  name: languageNamed(lineAt(each, 'CompetencyID')) || lineAt(each, 'CompetencyName'),
  scores: [
    ...all(each, 'CompetencyDimension', 'Score', 'ScoreText'),
    ...all(each, 'ProficiencyLevel', 'ScoreText'),
  ].map(lineOf),
});

const readStudies = (each: XmlElement) => ({
  institution: joined(lineAt(each, 'OrganizationName'), placeOf(each)),
  ...degreeOf(each),
  ...periodOf(periodOfStudies(each)),
  description: aboutStudies(each),
});

const periodOfStudies = (each: XmlElement) => periodIn(first(each, 'AttendancePeriod'));

const readCertificate = (each: XmlElement) =>
  certificateOf(
    lineAt(each, 'CertificationName') || lineAt(each, 'Title'),
    lineAt(each, 'IssuingAuthority', 'Name'),
    issuedAt(each),
  );

function readReferee(each: XmlElement) {
  const { email, phone } = contactOf(each);
  const name = [lineAt(each, 'PersonName', 'GivenName'), lineAt(each, 'PersonName', 'FamilyName')];
  return {
    name: name.filter(Boolean).join(' '),
    title: lineAt(each, 'Role'),
    company: lineAt(each, 'OrganizationName'),
    email,
    phone,
  };
}

/** Of its date, a skill shows the year. */
const issuedAt = (each: XmlElement) => dateAt(each, 'FirstIssuedDate');

/** Two degrees at one place are two entries. */
function eachDegree(attendance: XmlElement): XmlElement[] {
  const degrees = all(attendance, 'EducationDegree');
  if (degrees.length < 2) return [attendance];
  const rest = attendance.content.filter((part) => typeof part === 'string' || part.name !== 'EducationDegree');
  return degrees.map((degree) => ({ ...attendance, content: [...rest, degree] }));
}

function degreeOf(each: XmlElement) {
  const [degree, programme] = [lineAt(each, 'EducationDegree', 'DegreeName'), lineAt(each, 'ProgramName')];
  return { degree: degree || programme, field: degree && programme !== degree ? programme : '' };
}

function aboutStudies(each: XmlElement) {
  const grade = lineAt(each, 'EducationDegree', 'FinalGrade', 'ScoreText');
  const parts = [
    paragraphAt(each, 'EducationDegree', 'OccupationalSkillsCovered') || paragraphAt(each, 'OccupationalSkillsCovered'),
    paragraphAt(each, 'EducationDegree', 'Thesis'),
    grade && `Karakter: ${grade}`,
  ];
  return parts.filter(Boolean).join('\n');
}

const isLanguage = (each: XmlElement) => /^language$/i.test(lineAt(each, 'TaxonomyID'));
const competencyNamed = (each: XmlElement) => {
  const id = lineAt(each, 'CompetencyID');
  return lineAt(each, 'CompetencyName') || (/^https?:/.test(id) ? '' : id);
};

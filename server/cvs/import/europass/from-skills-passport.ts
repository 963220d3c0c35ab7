import { dateOf, remarksOn } from '../../../../contract/cvs/cv-dates.ts';
import { withRemark } from '../../../../contract/cvs/cv-remarks.ts';
import { countryNamed, languageNamed } from './names-of-codes.ts';
import type { XmlElement } from './parse-xml.ts';
import { datesOf, joined, languagesOf, type Period, periodOf, remarkOnLevels, told } from './parts.ts';
import { entriesOfPassport, leftOutOfEntries } from './unplaced-in-entries.ts';
import { all, first, lineAt, linesOf, paragraphAt, unplacedIn } from './xml-texts.ts';

/** What Europass gave until 2020. */
export function fromSkillsPassport(passport: XmlElement) {
  const learner = first(passport, 'LearnerInfo');
  const work = all(learner, 'WorkExperienceList', 'WorkExperience');
  const education = all(learner, 'EducationList', 'Education');
  const languages = first(learner, 'Skills', 'Linguistic');
  const foreign = all(languages, 'ForeignLanguageList', 'ForeignLanguage').map((each) => ({
    name: languageIn(each),
    scores: scored.map((skill) => lineAt(each, 'ProficiencyLevel', skill)),
  }));
  const motherTongues = all(languages, 'MotherTongueList', 'MotherTongue').map(languageIn);
  const person = first(learner, 'Identification');
  const headline = first(learner, 'Headline');
  const isStatement = lineAt(headline, 'Type', 'Code') === 'personal_statement';
  const cvData = {
    title: isStatement ? '' : lineAt(headline, 'Description', 'Label'),
    personalInfo: personOf(person),
    aboutMe: isStatement ? paragraphAt(headline, 'Description', 'Label') : '',
    experience: work.map((each) => ({
      title: lineAt(each, 'Position', 'Label'),
      company: joined(lineAt(each, 'Employer', 'Name'), placeOf(first(each, 'Employer'))),
      ...periodOf(periodIn(each)),
      description: paragraphAt(each, 'Activities'),
    })),
    education: education.map((each) => ({
      institution: joined(lineAt(each, 'Organisation', 'Name'), placeOf(first(each, 'Organisation'))),
      degree: withRemark(lineAt(each, 'Title'), lineAt(each, 'Level', 'Label')),
      field: lineAt(each, 'Field', 'Label'),
      ...periodOf(periodIn(each)),
      description: paragraphAt(each, 'Activities'),
    })),
    skills: skillsOf(first(learner, 'Skills')),
    languages: languagesOf(motherTongues, foreign),
    references: [],
    referencesOnRequest: false,
  };
  const dates = [...work, ...education].map(periodIn).map(datesOf);
  const leftOut = told(
    ...remarksOn(dates, [dateIn(first(person, 'Demographics', 'Birthdate'))]),
    ...remarkOnLevels(foreign),
    ...leftOutOfEntries(learner, entriesOfPassport),
    moreThanOne(person) && 'telefonnumre utover det første',
    ...['ContactInfo', 'Demographics'].flatMap((part) => unplacedIn(first(person, part), placed, unplaced)),
    ...unplacedIn(person, placed, unplaced),
    ...unplacedIn(learner, placed, unplaced),
    ...unplacedIn(passport, placed, unplaced),
  );
  return { cvData, leftOut };
}

const scored = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'];

const placed = new Set([
  'DocumentInfo',
  'PrintingPreferences',
  'LearnerInfo',
  'Identification',
  'PersonName',
  'ContactInfo',
  'Address',
  'Email',
  'TelephoneList',
  'Demographics',
  'Birthdate',
  'Headline',
  'WorkExperienceList',
  'EducationList',
  'Skills',
]);
const unplaced = new Map([
  ['WebsiteList', 'nettadresser og profiler'],
  ['InstantMessagingList', 'nettadresser og profiler'],
  ['Gender', 'kjønn'],
  ['NationalityList', 'statsborgerskap'],
  ['Photo', 'bilde'],
  ['Signature', 'underskrift'],
  ['AchievementList', 'prosjekter, publikasjoner og annet du har lagt til'],
  ['ReferenceList', 'referanser'],
  ['AttachmentList', 'vedlegg'],
  ['CoverLetter', 'søknadsbrev'],
]);

const moreThanOne = (person: XmlElement | undefined) =>
  all(person, 'ContactInfo', 'TelephoneList', 'Telephone').length > 1;

function personOf(person: XmlElement | undefined) {
  const contact = first(person, 'ContactInfo');
  const address = first(contact, 'Address', 'Contact');
  return {
    firstName: lineAt(person, 'PersonName', 'FirstName'),
    lastName: lineAt(person, 'PersonName', 'Surname'),
    email: lineAt(contact, 'Email', 'Contact'),
    phone: lineAt(contact, 'TelephoneList', 'Telephone', 'Contact'),
    address: joined(
      lineAt(address, 'AddressLine'),
      [lineAt(address, 'PostalCode'), lineAt(address, 'Municipality')].filter(Boolean).join(' '),
      countryOf(address),
    ),
    dateOfBirth: dateOf(dateIn(first(person, 'Demographics', 'Birthdate'))),
  };
}

const countryOf = (address: XmlElement | undefined) =>
  countryNamed(lineAt(address, 'Country', 'Code') || lineAt(address, 'Country', 'Label'));

function placeOf(organisation: XmlElement | undefined) {
  const address = first(organisation, 'ContactInfo', 'Address', 'Contact');
  return joined(lineAt(address, 'Municipality'), countryOf(address));
}

const languageIn = (each: XmlElement) =>
  languageNamed(lineAt(each, 'Description', 'Code') || lineAt(each, 'Description', 'Label'));

const periodIn = (each: XmlElement): Period => ({
  from: dateIn(first(each, 'Period', 'From')),
  to: dateIn(first(each, 'Period', 'To')),
  current: lineAt(each, 'Period', 'Current') === 'true',
});

/** The month as `--06` or `06`, the day as `---01`. */
const dateIn = (date: XmlElement | undefined) =>
  ['year', 'month', 'day']
    .map((part) => date?.attributes[part]?.replace(/^-+/, '') ?? '')
    .filter(Boolean)
    .join('-');

function skillsOf(skills: XmlElement | undefined) {
  const described = ['JobRelated', 'Computer', 'Communication', 'Organisational', 'Other'];
  const licences = all(skills, 'Driving', 'Description', 'Licence').flatMap(linesOf);
  return [
    ...described.flatMap((name) => all(skills, name, 'Description')).flatMap(linesOf),
    ...(licences.length > 0 ? [`Førerkort: ${licences.join(', ')}`] : []),
  ];
}

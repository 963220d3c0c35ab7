import { dateOf, periodOf, remarksOn } from '../../../contract/cvs/cv-dates.ts';
import { languageOf } from '../../../contract/cvs/cv-levels.ts';
import { certificateOf } from '../../../contract/cvs/cv-remarks.ts';
import { type Row, readCsv } from './read-csv.ts';
import { entriesOf } from './read-zip.ts';
import { refused } from './refused.ts';
import { textIn } from './text-in.ts';

/** The files of a LinkedIn archive that a CV is made of. */
const placed = [
  'profile',
  'positions',
  'education',
  'skills',
  'languages',
  'email addresses',
  'phonenumbers',
  'certifications',
  'volunteering',
];
const unplaced = {
  projects: 'prosjekter',
  publications: 'publikasjoner',
  honors: 'utmerkelser',
  courses: 'kurs',
  organizations: 'organisasjoner',
  patents: 'patenter',
  recommendations_received: 'anbefalinger',
};
const wanted = new Set([...placed, ...Object.keys(unplaced)]);
const MOST_FILE_BYTES = 2 * 1024 * 1024;
/** By its name, in whatever folder. A path may have 65 000 signs: a search from each of them to the end would take seconds. */
function fileOf(path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.endsWith('.csv') ? name.slice(0, -'.csv'.length) : '';
}

/** What LinkedIn hands out when somebody asks for a copy of their data. */
export function readArchive(zip: Buffer) {
  const files = new Map<string, Row[]>();
  let isWord = false;
  try {
    for (const { name, sizeBytes, read } of entriesOf(zip)) {
      isWord ||= name === 'word/document.xml';
      const file = fileOf(name);
      // Only these are unpacked, each once, and none that would grow large.
      if (!wanted.has(file) || files.has(file) || sizeBytes > MOST_FILE_BYTES) continue;
      files.set(file, readCsv(textIn(read(MOST_FILE_BYTES))));
    }
  } catch {
    throw refused('Arkivet kan ikke åpnes.');
  }
  if (isWord) {
    throw refused('Filen er et Word-dokument. Gi den et navn som slutter på .docx, og hent den inn på nytt.');
  }
  if (!files.has('profile') && !files.has('positions')) {
    throw refused(
      'Arkivet ser ikke ut til å komme fra LinkedIn. Be om en kopi av dataene dine der, og velg zip-filen.',
    );
  }
  const rows = (name: string) => files.get(name) ?? [];
  return { cvData: composeCv(rows), leftOut: leftOutOf(rows) };
}

function leftOutOf(rows: (name: string) => Row[]) {
  const cells = (files: string[], columns: string[]) =>
    files.flatMap(rows).flatMap((row) => columns.map((column) => of(row, column)));
  const periods = [
    ...['positions', 'volunteering'].flatMap(rows).map((row) => [of(row, 'Started On'), of(row, 'Finished On')]),
    ...rows('education').map((row) => [of(row, 'Start Date'), of(row, 'End Date')]),
  ];
  const addresses = [...cells(['profile'], ['Websites']), ...cells(['certifications'], ['Url'])];
  return [
    ...(addresses.some((address) => /\w/.test(address)) ? ['nettadresser'] : []),
    ...(cells(['certifications'], ['License Number']).some(Boolean) ? ['sertifikatnumre'] : []),
    ...remarksOn(periods, cells(['profile'], ['Birth Date'])),
    ...Object.entries(unplaced).flatMap(([file, name]) => (rows(file).length > 0 ? [name] : [])),
  ];
}

const of = (row: Row, column: string) => row.get(column) ?? '';

function composeCv(rows: (name: string) => Row[]) {
  const [profile = new Map<string, string>()] = rows('profile');
  const mails = rows('email addresses');
  const mail = mails.find((row) => /yes/i.test(of(row, 'Primary'))) ?? mails[0];
  const [phone] = rows('phonenumbers');
  return {
    title: of(profile, 'Headline'),
    personalInfo: {
      firstName: of(profile, 'First Name'),
      lastName: of(profile, 'Last Name'),
      email: mail ? of(mail, 'Email Address') : '',
      phone: phone ? of(phone, 'Number') : '',
      address: addressOf(profile),
      dateOfBirth: dateOf(of(profile, 'Birth Date')),
    },
    aboutMe: of(profile, 'Summary'),
    experience: [...rows('positions'), ...rows('volunteering')].map((row) => ({
      title: of(row, 'Title') || of(row, 'Role'),
      company: [of(row, 'Company Name'), of(row, 'Location')].filter(Boolean).join(', '),
      ...periodIn(of(row, 'Started On'), of(row, 'Finished On')),
      description: of(row, 'Description'),
    })),
    education: rows('education').map((row) => ({
      institution: of(row, 'School Name'),
      degree: of(row, 'Degree Name'),
      field: '',
      ...periodIn(of(row, 'Start Date'), of(row, 'End Date')),
      description: [of(row, 'Notes'), of(row, 'Activities')].filter(Boolean).join('\n'),
    })),
    skills: [
      ...rows('skills').map((row) => of(row, 'Name')),
      ...rows('certifications').map((row) =>
        certificateOf(of(row, 'Name'), of(row, 'Authority'), of(row, 'Started On')),
      ),
    ],
    languages: rows('languages').map((row) => languageOf(of(row, 'Name'), of(row, 'Proficiency'))),
    references: [],
    referencesOnRequest: false,
  };
}

/** The place holds the region and the country too, and the address may hold everything. */
function addressOf(profile: Row) {
  const [street, place] = [of(profile, 'Address'), of(profile, 'Geo Location')];
  const town = [of(profile, 'Zip Code'), street ? place.replace(/,.*/, '') : place];
  return [street, town.filter((part) => part && !street.includes(part)).join(' ')].filter(Boolean).join(', ');
}

/** An end that cannot be read is one. */
function periodIn(from: string, to: string) {
  const period = periodOf(from, to);
  return { ...period, current: Boolean(period.startDate) && !to };
}

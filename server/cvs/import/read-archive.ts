import { type Row, readCsv } from './read-csv.ts';
import { dateOf } from './read-date.ts';
import { languageOf } from './read-level.ts';
import { entriesOf } from './read-zip.ts';
import { refused } from './refused.ts';

/** The files of a LinkedIn archive that a CV is made of. */
const wanted =
  /(?:^|\/)(Profile|Positions|Education|Skills|Languages|Email Addresses|PhoneNumbers|Certifications|Volunteering)\.csv$/i;
const unplaced = {
  Projects: 'prosjekter',
  Publications: 'publikasjoner',
  Honors: 'utmerkelser',
  Courses: 'kurs',
  Organizations: 'organisasjoner',
  Patents: 'patenter',
  Recommendations_Received: 'anbefalinger',
};
const MOST_FILE_BYTES = 2 * 1024 * 1024;
const fileOf = (name: string) => wanted.exec(name)?.[1]?.toLowerCase();

/** What LinkedIn hands out when somebody asks for a copy of their data. */
export function readArchive(zip: Buffer) {
  const names: string[] = [];
  const files = new Map<string, Row[]>();
  try {
    for (const { name, sizeBytes, read } of entriesOf(zip)) {
      names.push(name);
      const file = fileOf(name);
      // Only these are unpacked, each once, and none that would grow large.
      if (!file || files.has(file) || sizeBytes > MOST_FILE_BYTES) continue;
      files.set(file, readCsv(read(MOST_FILE_BYTES).toString('utf8')));
    }
  } catch {
    throw refused('Arkivet kan ikke åpnes.');
  }
  if (!files.has('profile') && !files.has('positions')) {
    throw refused(
      'Arkivet ser ikke ut til å komme fra LinkedIn. Be om en kopi av dataene dine der, og velg zip-filen.',
    );
  }
  const rows = (name: string) => files.get(name) ?? [];
  const leftOut = Object.entries(unplaced).flatMap(([file, name]) =>
    names.some((each) => each.endsWith(`${file}.csv`)) ? [name] : [],
  );
  return { cvData: composeCv(rows), leftOut };
}

function composeCv(rows: (name: string) => Row[]) {
  const [profile = new Map<string, string>()] = rows('profile');
  const of = (row: Row, column: string) => row.get(column) ?? '';
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
      address: of(profile, 'Address') || of(profile, 'Geo Location'),
      dateOfBirth: dateOf(of(profile, 'Birth Date')),
    },
    aboutMe: of(profile, 'Summary'),
    experience: [...rows('positions'), ...rows('volunteering')].map((row) => ({
      title: of(row, 'Title') || of(row, 'Role'),
      company: [of(row, 'Company Name'), of(row, 'Location')].filter(Boolean).join(', '),
      ...periodOf(of(row, 'Started On'), of(row, 'Finished On')),
      description: of(row, 'Description'),
    })),
    education: rows('education').map((row) => ({
      institution: of(row, 'School Name'),
      degree: of(row, 'Degree Name'),
      field: '',
      ...periodOf(of(row, 'Start Date'), of(row, 'End Date')),
      description: [of(row, 'Notes'), of(row, 'Activities')].filter(Boolean).join('\n'),
    })),
    skills: [...rows('skills'), ...rows('certifications')].map((row) => of(row, 'Name')).filter(Boolean),
    languages: rows('languages').map((row) => languageOf(of(row, 'Name'), of(row, 'Proficiency'))),
    references: [],
    referencesOnRequest: false,
  };
}

function periodOf(from: string, to: string) {
  const startDate = dateOf(from);
  const endDate = dateOf(to);
  return { startDate, endDate, current: Boolean(startDate) && !endDate };
}

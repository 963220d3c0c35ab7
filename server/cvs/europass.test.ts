import { readFileSync } from 'node:fs';
import PdfDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { addUser } from '../../tests/support/people.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';
import { cvIn } from './index.ts';

const sample = (name: string) => readFileSync(`tests/support/europass/${name}.xml`);
const candidate = sample('invented-candidate');
const passport = sample('invented-skills-passport');

async function importer() {
  const app = await testApp();
  const { token } = await addUser(app.call);
  return (content: Buffer | string) => importFile(app, token, content);
}

function importFile(app: TestApp, token: string, content: Buffer | string) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(Buffer.from(content))]), 'cv');
  return app.call('POST /api/cvs/import', { body, token });
}

/** Each as its own file within a document of one page. */
async function pdfWith(files: Buffer[], compress = true) {
  const document = new PdfDocument({ compress });
  for (const [number, file] of files.entries()) document.file(file, { name: `attachment${number}.xml` });
  document.text('Curriculum vitae').end();
  return Buffer.concat(await document.toArray());
}

const read = {
  title: '',
  personalInfo: {
    firstName: 'Vilma',
    lastName: 'Oppdiktet & Søn',
    email: 'vilma@example.eu',
    phone: '+49 15550001',
    address: 'Luftschlossweg 1, 24103 Kiel, Tyskland',
    dateOfBirth: '1991-05-17',
  },
  aboutMe: 'Jeg bygger skip.',
  experience: [
    {
      title: 'Sveiser',
      company: 'Luftslott Werft GmbH, Kiel, Tyskland',
      startDate: '2021-06-15',
      endDate: '',
      current: true,
      description: '- Aluminium\n- R&D',
    },
    {
      title: 'Lærling',
      company: 'Luftslott Werft GmbH, Bergen',
      startDate: '2019-08-01',
      endDate: '2021-01-01',
      current: false,
      description: '',
    },
    { title: 'Båtfører', company: '', startDate: '2018-01-01', endDate: '2018-12-01', current: false, description: '' },
  ],
  education: [
    {
      institution: 'Sjøskolen',
      degree: 'Fagbrev',
      field: 'Skipsteknikk',
      startDate: '2016-08-20',
      endDate: '2019-06-20',
      current: false,
      description: 'Sveising\nKarakter: Bestått meget godt',
    },
  ],
  skills: ['CAD', 'Kontor', 'Regneark', 'Førerkort: B, BE', 'Varme arbeider (Brannvern, 2022)'],
  languages: [
    { name: 'Tysk', level: 'Morsmål' },
    { name: 'Engelsk', level: 'B2' },
    { name: 'Fransk', level: '' },
  ],
  references: [{ name: 'Otto Ingenmann', title: 'Formann', company: '', email: 'otto@example.eu', phone: '' }],
  referencesOnRequest: false,
  documentLanguage: 'nb',
};
const onlyYears = 'måneder der det bare står årstall (vi har skrevet januar)';
const otherLevels = 'ulike nivåer i samme språk (vi har skrevet det laveste)';

test('a CV from Europass is read, and what has no place is told', async () => {
  const { body } = await (await importer())(candidate);
  expect(body).toMatchObject({ success: true, source: 'europass' });
  expect(body.cvData).toEqual(read);
  expect(body.leftOut).toEqual([
    'bilde',
    'nettadresser og profiler',
    onlyYears,
    otherLevels,
    'statsborgerskap',
    'prosjekter',
  ]);
});

test('a CV from Europass as it was until 2020 is read too', async () => {
  const { body } = await (await importer())(passport);
  expect(body.source).toBe('europass');
  expect(body.leftOut).toEqual([
    onlyYears,
    otherLevels,
    'telefonnumre utover det første',
    'nettadresser og profiler',
    'kjønn',
    'bilde',
    'prosjekter, publikasjoner og annet du har lagt til',
  ]);
  expect(body.cvData).toMatchObject({
    title: 'Fyrvokter',
    personalInfo: {
      firstName: 'Bo',
      lastName: 'Oppdiktet',
      email: 'bo@example.eu',
      phone: '+47 555 00 02',
      address: 'Luftslottveien 2, 9008 Tromsø',
      dateOfBirth: '1988-02-09',
    },
    experience: [
      {
        title: 'Fyrvokter',
        company: 'Luftslott fyr, Reykjavík, Island',
        startDate: '2012-03-01',
        current: true,
        description: '- Tente lys\n- Pusset glass',
      },
      { title: 'Matros', startDate: '2009-01-01', endDate: '2011-12-31', current: false },
    ],
    education: [{ institution: 'Sjøskolen', degree: 'Bachelor (EQF 6)', startDate: '2006-08-01' }],
    skills: ['Regneark', 'Radio', 'Førerkort: B, C1'],
    languages: [
      { name: 'Norsk bokmål', level: 'Morsmål' },
      { name: 'Islandsk', level: 'A2' },
    ],
  });
});

test('the PDF that Europass gives carries its XML, packed or not', async () => {
  const imported = await importer();
  for (const compress of [true, false]) {
    const { body } = await imported(await pdfWith([Buffer.from('Noe annet'), candidate], compress));
    expect(body.source).toBe('europass');
    expect(body.cvData).toEqual(read);
  }
  expect((await imported(await pdfWith([passport]))).body.cvData.personalInfo.firstName).toBe('Bo');
});

test('what is read of a CV made here to be anonymous is not read of one from Europass, where more is left out', async () => {
  expect(cvIn(await pdfWith([candidate]))).toBeUndefined();
});

test('other prefixes, encodings and unknown elements make no difference', async () => {
  const imported = await importer();
  const text = candidate.toString();
  for (const variant of [
    text.replaceAll(/\b(hr|oa|eures):/g, 'x-$1:'),
    text.replace(/<(\/?)([A-Z])/g, '<$1ep:$2'),
    text.replaceAll('<PositionTitle', '<Noe><Nytt>Annet</Nytt></Noe><PositionTitle'),
    `\ufeff${text}`,
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    Buffer.from(text, 'utf16le'),
    Buffer.from(text, 'utf16le').swap16(),
    Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
  ]) {
    expect((await imported(variant)).body.cvData).toEqual(read);
  }
});

test('what is written in another way, or not at all, is read as far as it goes', async () => {
  const xml = `<Candidate xmlns="http://www.europass.eu/1.0">
    <CandidatePerson>
      <PersonName><GivenName>Vilma</GivenName></PersonName>
      <Communication><ChannelCode>Email</ChannelCode><Text>vilma@example.eu</Text></Communication>
      <BirthDate>en vår</BirthDate>
      <BirthPlace><City>Luftslott</City></BirthPlace>
      <PrimaryLanguageCode>http://publications.europa.eu/resource/authority/language/SME</PrimaryLanguageCode>
      <PrimaryLanguageCode typeCode="FREETEXT">Mirandesisk</PrimaryLanguageCode>
    </CandidatePerson>
    <CandidateProfile>
      <ExecutiveSummary><![CDATA[<script>alert(1)</script>R&amp;D]]></ExecutiveSummary>
      <EmploymentHistory>
        <EmployerHistory>
          <OrganizationName>Werft</OrganizationName>
          <EmploymentPeriod><StartDate>2020-05</StartDate></EmploymentPeriod>
          <OrganizationContact><Communication><Address><CountryCode>el</CountryCode></Address></Communication></OrganizationContact>
        </EmployerHistory>
        ${'<EmployerHistory><OrganizationName>A</OrganizationName></EmployerHistory>'.repeat(50)}
      </EmploymentHistory>
      <PersonQualifications>
        <PersonCompetency><TaxonomyID>language</TaxonomyID><CompetencyID>pol</CompetencyID>
          <ProficiencyLevel><ScoreText>C1</ScoreText></ProficiencyLevel></PersonCompetency>
        <PersonCompetency><TaxonomyID>other</TaxonomyID><CompetencyID>${'x'.repeat(301)}</CompetencyID></PersonCompetency>
      </PersonQualifications>
      <constructor>Noe eget</constructor>
      <ClosingStatement><Statement>Alt er sant.</Statement></ClosingStatement>
    </CandidateProfile>
    <CandidateProfile><ExecutiveSummary>På engelsk</ExecutiveSummary></CandidateProfile>
  </Candidate>`;
  const { body } = await (await importer())(xml);
  expect(body.leftOut).toEqual([
    'datoer som ikke kan leses',
    'fødested',
    '«constructor»',
    'avsluttende erklæring',
    'flere profiler enn den første',
    'arbeidserfaring etter de første 40',
    'slutten av en tekst som er for lang',
  ]);
  expect(body.cvData).toMatchObject({
    personalInfo: { firstName: 'Vilma', email: 'vilma@example.eu', phone: '', dateOfBirth: '' },
    aboutMe: '<script>alert(1)</script>R&D',
    languages: [
      { name: 'Nordsamisk', level: 'Morsmål' },
      { name: 'Mirandesisk', level: 'Morsmål' },
      { name: 'Polsk', level: 'C1' },
    ],
  });
  expect(body.cvData.experience[0]).toMatchObject({
    company: 'Werft, Hellas',
    startDate: '2020-05-01',
    endDate: '',
    current: false,
  });
});

const unreadable = 'XML-en kan ikke leses. Last ned CV-en på nytt fra Europass, og prøv igjen.';
const within = (part: string) => candidate.toString().replace('<CandidatePerson>', `${part}<CandidatePerson>`);
const withType = (type: string) => candidate.toString().replace('<Candidate ', `${type}<Candidate `);
const bomb = `<!DOCTYPE Candidate [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, nr) => `<!ENTITY a${nr} "${`&a${nr - 1};`.repeat(10)}">`).join('')}]>`;

test.each([
  ['entities that grow', withType(bomb), unreadable],
  ['a file of the server', withType('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'), unreadable],
  [
    'a document type behind much else',
    withType(`<!--${' '.repeat(5000)}--><!doctype x SYSTEM "http://x/">`),
    unreadable,
  ],
  ['nesting without end', within('<a>'.repeat(90_000)), unreadable],
  ['more elements than a CV has', within('<a/>'.repeat(4_000_000)), unreadable],
  ['more signs than a CV has', within('&lt;'.repeat(4_000_000)), unreadable],
  ['an element of attributes', within(`<a ${'b '.repeat(8_000_000)}/>`), unreadable],
  ['more attributes than a CV has', within(`<a ${'b '.repeat(900)}/>`.repeat(200)), unreadable],
  ['a file that is cut off', candidate.subarray(0, candidate.length - 200), unreadable],
  ['a tag without end', within(`<a ${'b'.repeat(15_000_000)}`).slice(0, 15_000_000), unreadable],
  [
    'another XML',
    '<?xml version="1.0"?><rss><channel/></rss>',
    /Velg en JSON Resume-fil, en PDF laget her, en CV fra Europass/,
  ],
  ['a web page', '<!doctype html><html><body>CV</body></html>', /ikke en CV vi kan lese/],
  ['an envelope around it', '<Post><Candidate/></Post>', /kommer ikke fra Europass/],
  ['nothing in it', '<Candidate/>', 'Vi fant ingenting i filen som hører hjemme i en CV.'],
])('%s: refused at once', async (_what, content, said) => {
  const imported = await importer();
  const before = process.cpuUsage();
  const { status, body } = await imported(content);
  // Of the processor, however busy the machine is.
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  expect([status, body.errors[0]]).toEqual([400, { path: 'file', msg: expect.stringMatching(said) }]);
});

test('a PDF is opened no further than a CV goes', async () => {
  const imported = await importer();
  const before = process.cpuUsage();
  const large = Buffer.concat([candidate, Buffer.alloc(60_000_000, ' ')]);
  expect((await imported(await pdfWith([large]))).status).toBe(400);
  const whole = await pdfWith([candidate]);
  const at = whole.indexOf('stream', whole.indexOf('/EmbeddedFile'));
  expect((await imported(Buffer.concat([whole.subarray(0, at + 200), whole.subarray(at + 300)]))).status).toBe(400);
  expect((await imported(await pdfWith([Buffer.from('<Invoice/>')]))).body.message).toMatch(
    /herfra eller fra Europass/,
  );
  expect((await imported(await pdfWith([Buffer.from(withType(bomb))]))).body.message).toBe(unreadable);
  expect(process.cpuUsage(before).user).toBeLessThan(8_000_000);
});

test('a CV in a PDF that is too large, or behind too many attachments, is told so', async () => {
  const imported = await importer();
  const large = Buffer.concat([candidate, Buffer.alloc(11_000_000, ' ')]);
  for (const compress of [true, false])
    expect((await imported(await pdfWith([large], compress))).body.message).toMatch(/^CV-en i PDF-en er større enn 10/);
  const others = Array.from({ length: 10 }, (_, number) => Buffer.from(`Vedlegg ${number}`));
  expect((await imported(await pdfWith([...others, candidate]))).body.message).toMatch(/flere vedlegg enn vi ser/);
});

test('a photo makes a file large, and no more', async () => {
  const photo = `data:image/jpeg;base64,${'A'.repeat(8_000_000)}`;
  const large = candidate.toString().replace(/data:image[^<]*/, photo);
  const { body } = await (await importer())(large);
  expect(body.cvData).toEqual(read);
  expect(body.leftOut).toContain('bilde');
});

test('signs that HTML writes by name or number are read, also where a file is in the encoding that it names', async () => {
  const imported = await importer();
  const described = (text: string, encoding = 'UTF-8') => `<?xml version="1.0" encoding="${encoding}"?>
    <Candidate xmlns="http://www.europass.eu/1.0"><CandidatePerson><PersonName><GivenName>Vilma</GivenName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><URI>mailto:vilma@example.eu</URI></Communication></CandidatePerson>
    <CandidateProfile><ExecutiveSummary>${text}</ExecutiveSummary></CandidateProfile>
    <CoverLetter>Kjære alle</CoverLetter><${'S'.repeat(300)}>x</${'S'.repeat(300)}></Candidate>`;
  const { body } = await imported(
    described('&lt;p&gt;d&amp;oslash;gnet &amp;#8211; 5&amp;nbsp;mill. &amp;lt; 6&lt;/p&gt;'),
  );
  expect(body.cvData).toMatchObject({ aboutMe: 'døgnet – 5 mill. < 6', personalInfo: { email: 'vilma@example.eu' } });
  expect(body.leftOut).toContain('søknadsbrev');
  expect(Math.max(...body.leftOut.map(({ length }: string) => length))).toBeLessThan(100);
  const polish = Buffer.from(described('\u00a3\u00f3d\u00bc', 'ISO-8859-2'), 'latin1');
  expect((await imported(polish)).body.cvData.aboutMe).toBe('Łódź');
});

test('what an entry holds beside what a CV has room for is told', async () => {
  const imported = await importer();
  const web = '<OrganizationContact><Communication><URI>https://a.example</URI></Communication></OrganizationContact>';
  const { body } = await imported(`<Candidate xmlns="http://www.europass.eu/1.0"><CandidateProfile>
    <EmploymentHistory><EmployerHistory><OrganizationName>A</OrganizationName>${web}<IndustryCode>J</IndustryCode>
    <PositionHistory><PositionTitle>B</PositionTitle><JobCategoryCode>1</JobCategoryCode></PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance><OrganizationName>C</OrganizationName>
    <EducationDegree><DegreeName>D</DegreeName><NumberOfCredit>60</NumberOfCredit></EducationDegree>
    <EducationLevelCode>6</EducationLevelCode><Noe>eget</Noe></EducationOrganizationAttendance></EducationHistory>
    <Certifications><Certification><CertificationName>E</CertificationName><Description>F</Description>
    <FirstIssuedDate>en vår</FirstIssuedDate></Certification></Certifications>
    <EmploymentReferences><Referee><PersonName><GivenName>Otto</GivenName></PersonName>
    <OrganizationName>Luftslottet</OrganizationName><Link>https://b.example</Link></Referee></EmploymentReferences>
    </CandidateProfile></Candidate>`);
  expect(body.cvData.references).toMatchObject([{ name: 'Otto', company: 'Luftslottet' }]);
  expect(body.leftOut).toEqual([
    'datoer som ikke kan leses',
    'bransjer',
    'kontaktopplysninger til arbeidsgivere og skoler',
    'yrkeskoder',
    'nivå på utdanning',
    '«Noe»',
    'studiepoeng',
    'beskrivelser av sertifikater',
    'nettadresser',
  ]);
  const old = passport
    .toString()
    .replace('<Name>Luftslott fyr</Name>', '<Name>Luftslott fyr</Name><Sector><Label>Sjø</Label></Sector>');
  expect((await imported(old)).body.leftOut).toContain('bransjer');
});

test('two degrees at one place are two entries, each with what belongs to it', async () => {
  const imported = await importer();
  const degree = (name: string, thesis: string) =>
    `<EducationDegree><DegreeName>${name}</DegreeName><Thesis>${thesis}</Thesis></EducationDegree>`;
  const { body } = await imported(`<Candidate xmlns="http://www.europass.eu/1.0"><CandidateProfile><EducationHistory>
    <EducationOrganizationAttendance><OrganizationName>Luftslottet</OrganizationName>
    ${degree('Bachelor', 'Om luft')}${degree('Master', 'Om slott')}
    </EducationOrganizationAttendance></EducationHistory></CandidateProfile></Candidate>`);
  expect(body.cvData.education).toMatchObject([
    { institution: 'Luftslottet', degree: 'Bachelor', description: 'Om luft' },
    { institution: 'Luftslottet', degree: 'Master', description: 'Om slott' },
  ]);
});

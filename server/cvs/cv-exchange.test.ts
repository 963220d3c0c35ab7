import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cvLimits } from '../../contract/cvs/cv-fields.ts';
import { cvData, cvForm, withCv } from '../../tests/support/cvs.ts';
import { addUser } from '../../tests/support/people.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';

function asForm(files: Record<string, Uint8Array>) {
  const body = new FormData();
  for (const [name, content] of Object.entries(files)) body.set(name, new Blob([new Uint8Array(content)]), 'fil');
  return body;
}

const importFile = (app: TestApp, token: string, content: Uint8Array) =>
  app.call('POST /api/cvs/import', { body: asForm({ file: content }), token });
/** A month that the file does not name is made up. */
const onlyYears = 'måneder der det bare står årstall (vi har skrevet januar)';
const download = (app: TestApp, method: 'GET' | 'POST', url: string, token: string) =>
  app.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { payload: {} }),
  });

test('JSON Resume takes a CV out and in again with nothing lost', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const answer = await download(app, 'GET', `/api/cvs/${cv.id}/json-resume`, token);
  expect(answer.headers['content-disposition']).toContain(
    "filename*=UTF-8''%C3%85se%20Marie_Sj%C3%B8b%C3%A6rg_CV.json",
  );
  expect(answer.json()).toMatchObject({
    basics: { name: 'Åse Marie Sjøbærg', email: 'ase@example.no' },
    work: [{ name: 'Fjord AS', position: 'Utvikler', startDate: '2020-03-01' }, { endDate: '2019-12-01' }],
    languages: [{ language: 'Norsk', fluency: 'Morsmål' }, {}],
  });
  const read = await importFile(app, token, answer.rawPayload);
  expect(read.body).toMatchObject({ success: true, source: 'json-resume', leftOut: [] });
  expect(read.body.cvData).toEqual(cvData);
});

test.each(['default', 'modern', 'minimal'])(
  'the PDF of %s carries the CV and gives it back, but for its title',
  async (template) => {
    const app = await testApp();
    const { token, cv } = await withCv(app);
    const pdf = await app.app.inject({
      method: 'POST',
      url: `/api/cvs/${cv.id}/download`,
      headers: { authorization: `Bearer ${token}` },
      payload: { template },
    });
    expect(pdf.body).toContain('pdfuaid:part');
    const read = await importFile(app, token, pdf.rawPayload);
    expect(read.body).toMatchObject({ success: true, source: 'pdf' });
    // "Vises i listen din, ikke i dokumentet."
    expect(cvData.title).not.toBe('');
    expect(read.body.cvData).toEqual({ ...cvData, title: '' });
  },
);

test('whoever takes a CV in again is told that the photo stayed behind', async () => {
  const app = await testApp();
  const picture = sharp({ create: { width: 90, height: 90, channels: 3, background: '#0b4f5a' } }).png();
  const { token, cv } = await withCv(app, cvData, await picture.toBuffer());
  const { rawPayload } = await download(app, 'POST', `/api/cvs/${cv.id}/download`, token);
  expect((await importFile(app, token, rawPayload)).body.leftOut).toEqual(['bilde']);
});

test('somebody else’s JSON Resume is read as far as there is a place for it', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const resume = {
    basics: { name: 'Ola Nordmann Hansen', label: 'Designer', location: { city: 'Oslo', postalCode: '0150' } },
    work: [
      {
        company: 'Form AS',
        location: 'Oslo',
        url: 'https://form.example',
        position: 'Designer',
        startDate: '2021',
        highlights: ['Ett', 'To'],
        summary: 'Tegnet',
        description: 'Byrå',
      },
    ],
    education: [
      {
        institution: 'AHO',
        area: 'Design',
        studyType: 'Master',
        startDate: '2016-08',
        endDate: '2021-02-31',
        score: '5,2',
        courses: ['Form'],
      },
    ],
    skills: [{ name: 'Typografi', level: 'Ekspert', keywords: ['Figma', 4] }],
    certificates: [{ name: 'Sertifikat', issuer: 'Skolen', date: '2020-05', url: 'https://skolen.example' }],
    languages: [
      { language: 'English', fluency: 'Native speaker' },
      { language: 'Tysk', fluency: 'Til hverdags' },
    ],
    interests: [{ name: 'Fjell' }],
    hobbies: ['Ski'],
    constructor: ['Bro'],
    references: [
      { name: 'Kari', reference: 'Ola er dyktig.' },
      { name: 'Per', title: `Sjef ${'x'.repeat(300)}` },
      'rot',
      null,
    ],
  };
  const { body } = await importFile(app, token, strToU8(JSON.stringify(resume)));
  expect(body.leftOut).toEqual([
    'nettadresser til arbeidsgivere og skoler',
    'nettadresser til sertifikater',
    'omtaler fra referanser',
    'datoer som ikke kan leses',
    'interesser',
    '«hobbies»',
    '«constructor»',
    'slutten av en tekst som er for lang',
  ]);
  expect(body.cvData).toMatchObject({
    title: 'Designer',
    personalInfo: { firstName: 'Ola Nordmann', lastName: 'Hansen', address: '0150 Oslo' },
    experience: [
      {
        company: 'Form AS, Oslo',
        startDate: '2021-01-01',
        onlyYears: true,
        current: true,
        description: 'Tegnet\nByrå\n- Ett\n- To',
      },
    ],
    education: [{ degree: 'Master', startDate: '2016-08-01', endDate: '', description: 'Karakter: 5,2\n- Form' }],
    skills: ['Typografi (Ekspert)', 'Figma', '4', 'Sertifikat (Skolen, 2020)'],
    languages: [
      { name: 'English', level: 'Morsmål' },
      { name: 'Tysk (Til hverdags)', level: '' },
    ],
    references: [
      { name: 'Kari', title: '' },
      { name: 'Per', title: expect.stringMatching(/^Sjef x{295}$/) },
    ],
  });
});

test('what Reactive Resume exports is read, in the words of its fifth version and of the one before', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const read = async (resume: object) => (await importFile(app, token, strToU8(JSON.stringify(resume)))).body;
  const section = (...items: object[]) => ({ title: '', columns: 1, hidden: false, items });
  const noWebsite = { url: '', label: '' };
  const fifth = await read({
    picture: { hidden: false, url: 'https://bilder.example/kari.jpg' },
    basics: {
      name: 'Kari Nordmann',
      headline: 'Sykepleier',
      email: 'kari@example.no',
      phone: '900 00 000',
      location: 'Bergen',
      website: noWebsite,
      customFields: [{ id: 'a', icon: '', text: 'Førerkort B', link: '' }],
    },
    summary: { title: '', columns: 1, hidden: false, content: '<p>Erfaren <strong>sykepleier</strong></p>' },
    sections: {
      profiles: section(),
      experience: section({
        company: 'Sykehuset',
        position: '',
        location: 'Bergen',
        period: 'January 2016 - Present',
        website: noWebsite,
        description: '<p>To avdelinger</p>',
        roles: [
          { position: 'Leder', period: 'March 2019 - Present', description: '<ul><li><p>Vakter</p></li></ul>' },
          { position: 'Sykepleier', period: 'January 2016 – February 2019', description: '' },
        ],
      }),
      education: section({
        school: 'Høgskolen',
        degree: 'Bachelor',
        area: 'Sykepleie',
        grade: 'B',
        location: 'Bergen',
        period: '2012-2015',
        website: { url: 'https://skolen.example', label: '' },
        description: '',
      }),
      skills: section({ name: 'Akutt', proficiency: 'Ekspert', level: 5, keywords: ['Triage'] }),
      languages: section({ language: 'Norsk', fluency: 'Native', level: 5 }),
      certifications: section({
        title: 'AHLR',
        issuer: 'NRR',
        date: 'March 2020',
        website: noWebsite,
        description: '',
      }),
      references: section({
        name: 'Per',
        position: 'Sjef',
        phone: '1',
        website: noWebsite,
        description: '<p>Flink</p>',
      }),
      awards: section({ title: 'Årets vakt' }),
      projects: section(),
    },
    customSections: [
      { title: 'Før', type: 'experience', items: [{ company: 'Hjemmet', position: 'Assistent', period: '2011' }] },
      { title: 'Brev', type: 'cover-letter', items: [{ content: '<p>Hei</p>' }] },
    ],
    metadata: { template: 'onyx' },
  });
  expect(fifth.cvData).toMatchObject({
    title: 'Sykepleier',
    personalInfo: { firstName: 'Kari', lastName: 'Nordmann', phone: '900 00 000', address: 'Bergen' },
    aboutMe: 'Erfaren sykepleier',
    experience: [
      {
        title: 'Leder',
        company: 'Sykehuset, Bergen',
        startDate: '2019-03-01',
        current: true,
        description: 'To avdelinger\n- Vakter',
      },
      { title: 'Sykepleier', startDate: '2016-01-01', endDate: '2019-02-01', current: false, description: '' },
      { title: 'Assistent', company: 'Hjemmet', startDate: '2011-01-01', endDate: '', current: false },
    ],
    education: [
      {
        institution: 'Høgskolen, Bergen',
        degree: 'Bachelor',
        field: 'Sykepleie',
        startDate: '2012-01-01',
        endDate: '2015-01-01',
        description: 'Karakter: B',
      },
    ],
    skills: ['Akutt (Ekspert)', 'Triage', 'AHLR (NRR, 2020)'],
    languages: [{ name: 'Norsk', level: 'Morsmål' }],
    references: [{ name: 'Per', title: 'Sjef', phone: '1' }],
  });
  expect(fifth.leftOut).toEqual([
    'bilde',
    'nettadresser til arbeidsgivere og skoler',
    'omtaler fra referanser',
    'utmerkelser',
    'egne felter og avsnitt',
  ]);

  const fourth = await read({
    basics: {
      name: 'Ola Nordmann',
      headline: 'Kokk',
      location: 'Oslo',
      url: { label: '', href: 'https://ola.example' },
      customFields: [],
      picture: { url: '', size: 64 },
    },
    sections: {
      summary: { id: 'summary', visible: true, content: '<p>Lager mat</p>' },
      experience: section({
        company: 'Kroa',
        position: 'Kokk',
        location: '',
        date: 'August 2018 to Present',
        summary: '<p>Fisk</p>',
        url: { label: '', href: '' },
      }),
      education: section({ institution: 'Skolen', studyType: 'Fagbrev', area: 'Kokk', score: '', date: '2014 - 2016' }),
      skills: section({ name: 'Fisk', description: 'God', level: 3, keywords: [] }),
      languages: section({ name: 'Engelsk', description: 'B2', level: 3 }),
      certifications: section({ name: 'Hygiene', issuer: '', date: '2017', url: { label: '', href: '' } }),
      custom: {},
    },
    metadata: { template: 'rhyhorn' },
  });
  expect(fourth.cvData).toMatchObject({
    aboutMe: 'Lager mat',
    experience: [{ title: 'Kokk', company: 'Kroa', startDate: '2018-08-01', current: true, description: 'Fisk' }],
    education: [{ institution: 'Skolen', degree: 'Fagbrev', startDate: '2014-01-01', endDate: '2016-01-01' }],
    skills: ['Fisk (God)', 'Hygiene (2017)'],
    languages: [{ name: 'Engelsk', level: 'B2' }],
  });
  expect(fourth.leftOut).toEqual(['nettadresse']);
});

test('a text that is too long is cut in front of a character that has no room', async () => {
  const app = await testApp();
  const { token } = await withCv(app);
  const fitting = 'a'.repeat(cvLimits.paragraph - 1);
  const resume = { basics: { name: 'Kari Lie', summary: `${fitting}😀 og mer` } };
  const { body } = await importFile(app, token, strToU8(JSON.stringify(resume)));
  expect(body.cvData.aboutMe).toBe(fitting);
});

test('what a file has too much of, or in another shape, is told or read', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const resume = {
    basics: {
      name: 'Ola',
      image: 'https://ola.example/ola.jpg',
      url: 'https://ola.example',
      location: 'Bodø',
      profiles: [{ network: 'X' }],
    },
    work: [
      { name: 'Slutt', startDate: '03/2019', endDate: '3. mai 2021' },
      { name: 'Nå', startDate: '2020', endDate: 'Present' },
      ...Array.from({ length: 60 }, () => ({ name: 'Fjord AS' })),
    ],
    skills: ['Saging', { name: 'Bygg', keywords: 'HMS' }, ...Array.from({ length: 90 }, (_, number) => `${number}`)],
    languages: ['Norsk'],
  };
  const { body } = await importFile(app, token, strToU8(JSON.stringify(resume)));
  expect(body.leftOut).toEqual([
    'bilde',
    'nettadresse',
    'profiler andre steder',
    'arbeidserfaring etter de første 40',
    'ferdigheter etter de første 60',
  ]);
  expect(body.cvData).toMatchObject({ personalInfo: { address: 'Bodø' }, languages: [{ name: 'Norsk' }] });
  expect(body.cvData.experience).toHaveLength(40);
  expect(body.cvData.experience[0]).toMatchObject({
    startDate: '2019-03-01',
    endDate: '2021-05-03',
    current: false,
  });
  expect(body.cvData.experience[1]).toMatchObject({ current: true });
  expect(body.cvData.skills.slice(0, 3)).toEqual(['Saging', 'Bygg', 'HMS']);

  const old = await importFile(app, token, Buffer.from('{"basics":{"name":"Åse"}}', 'latin1'));
  expect(old.body.cvData.personalInfo.firstName).toBe('Åse');
});

test('what a file holds in the words of an older format, or grouped, is read or told', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const resume = {
    basics: { name: 'Kari Lie', website: 'https://kari.example', picture: 'https://kari.example/kari.jpg' },
    work: [{ company: 'Vev AS', website: 'https://vev.example', startDate: '17. mars 2019', highlights: 'Ledet to' }],
    sections: { projects: { items: [{ name: 'Bro' }] } },
    metadata: {},
  };
  const { body } = await importFile(app, token, strToU8(JSON.stringify(resume)));
  expect(body.leftOut).toEqual(['bilde', 'nettadresse', 'nettadresser til arbeidsgivere og skoler', '«sections»']);
  expect(body.cvData.experience).toMatchObject([
    { company: 'Vev AS', startDate: '2019-03-17', description: '- Ledet to' },
  ]);
});

test('what is written in other words or another shape is neither lost nor falsified without a word', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const fluencies = ['Near-native', 'Non-native', 'Ikke flytende', 'Upper intermediate', 'B1 (ikke flytende)'];
  const resume = {
    basics: { firstName: 'Kari', lastName: 'Lie' },
    education: [{ institution: 'UiT', gpa: 4.2 }],
    skills: { språk: ['Java'] },
    references: 'Ola Nordmann, 900 00 000',
    languages: [
      { name: 'Engelsk', level: 'B2' },
      { language: 'Fransk', level: 'C1' },
      ...fluencies.map((fluency) => ({ language: 'Tysk', fluency })),
    ],
    volunteer: [
      { organization: 'Røde Kors', startDate: '2019-01', endDate: 'ukjent' },
      { organization: 'Rye', startDate: '2020-01', endDate: 'Nå' },
      { organization: 'Speideren', startDate: '2021-01' },
    ],
  };
  const { body } = await importFile(app, token, strToU8(JSON.stringify(resume)));
  expect(body.leftOut).toEqual(['datoer som ikke kan leses', '«skills»', '«references»']);
  expect(body.cvData).toMatchObject({
    personalInfo: { firstName: 'Kari', lastName: 'Lie' },
    education: [{ institution: 'UiT', description: 'Karakter: 4.2' }],
    languages: [
      { name: 'Engelsk', level: 'B2' },
      { name: 'Fransk', level: 'C1' },
      { name: 'Tysk (Near-native)', level: '' },
      { name: 'Tysk (Non-native)', level: '' },
      { name: 'Tysk (Ikke flytende)', level: '' },
      { name: 'Tysk', level: 'B2' },
      { name: 'Tysk', level: 'B1' },
    ],
    experience: [{ current: false, endDate: '' }, { current: true }, { current: true }],
  });
  const parts = { education: [{ institution: 'UiT' }], skills: ['Knop'] };
  expect((await importFile(app, token, strToU8(JSON.stringify(parts)))).status).toBe(200);
});

test('of a LinkedIn address, no part is lost and none stands twice', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const place = '9008,"Tromsø, Troms, Norway"';
  for (const [street, address] of [
    ['Storgata 1', 'Storgata 1, 9008 Tromsø'],
    ['"Storgata 1, 9008 Tromsø"', 'Storgata 1, 9008 Tromsø'],
    ['', '9008 Tromsø, Troms, Norway'],
  ]) {
    const profile = strToU8(`First Name,Address,Zip Code,Geo Location\nÅse,${street},${place}\n`);
    const { body } = await importFile(app, token, zipSync({ 'Profile.csv': profile }));
    expect(body.cvData.personalInfo.address).toBe(address);
  }
});

test('an archive that would grow large is read no further than a CV goes', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const archive = zipSync({
    'Profile.csv': strToU8('\ufeffFirst Name,Headline\r\nÅse,"Uten slutt'),
    'a/Positions.csv': strToU8(`Title\nFyrvokter\n${'"x",\n'.repeat(50_000)}`),
    'b/Positions.csv': strToU8('Title\nEn kopi, som ikke pakkes ut\n'),
    'Education.csv': new Uint8Array(3_000_000),
    '../../Skills.csv': strToU8('Name\nKnop\n'),
  });
  const { body } = await importFile(app, token, archive);
  expect(body.cvData).toMatchObject({
    title: '"Uten slutt',
    personalInfo: { firstName: 'Åse' },
    education: [],
    skills: ['Knop'],
  });
  expect(body.cvData.experience[0].title).toBe('Fyrvokter');
  expect(body.leftOut).toEqual(['arbeidserfaring etter de første 40']);
});

test('a file of more values than a CV has is not read while others wait, one with a large photo is', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const read = (resume: object) => importFile(app, token, strToU8(JSON.stringify(resume)));
  const many = Object.fromEntries(Array.from({ length: 100_001 }, (_, nr) => [`nr${nr}`, 1]));
  expect((await read({ basics: { name: 'Åse' }, many })).status).toBe(400);
  for (const sign of ['<b>', '&amp;'])
    expect((await read({ basics: { name: 'Åse', summary: sign.repeat(100_001) } })).status, sign).toBe(400);
  const image = `data:image/png;base64,${'A'.repeat(4_000_000)}`;
  const summary = `Passer fyr.${'<p>'.repeat(40_000)}Bak hundre tusen tegn`;
  const { body } = await read({ basics: { name: 'Åse', image, summary } });
  expect(body.cvData.aboutMe).toMatch(/^Passer fyr\.(?!.*Bak hundre tusen)/s);
  expect(body.leftOut).toEqual(['bilde']);
});

test('a PDF that seems to carry a hundred thousand files is looked at only so far', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7 obj '), Buffer.alloc(2_000_000, '/EmbeddedFile stream ')]);
  const { status, body } = await importFile(app, token, Buffer.concat([pdf, Buffer.from('endstream')]));
  expect([status, body.errors[0].path]).toEqual([400, 'file']);
});

test('of a PDF that another program locked, the way out is said', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const locked =
    '%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Length 3 >>\nstream\n\u0001\u0002\u0003\nendstream\nendobj\ntrailer << /Encrypt 2 0 R >>';
  const { status, body } = await importFile(app, token, strToU8(locked));
  expect([status, body.message]).toEqual([
    400,
    'PDF-en er låst. Lagre den uten passord og begrensninger, og prøv igjen.',
  ]);
});

test('an archive that hides how large it grows is not unpacked', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const archive = Buffer.from(zipSync({ 'Profile.csv': new Uint8Array(20_000_000) }));
  // In the list at the end, where the size stands.
  archive.writeUInt32LE(1000, archive.lastIndexOf('PK\u0001\u0002') + 24);
  const { status, body } = await importFile(app, token, archive);
  expect([status, body.message]).toEqual([400, 'Arkivet kan ikke åpnes.']);
});

test('a LinkedIn archive becomes a CV', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const archive = zipSync({
    'Complete/Profile.csv': strToU8(
      'First Name,Last Name,Birth Date,Headline,Summary,Geo Location\r\nÅse,Sjøberg,"May 7, 1990","Utvikler, leder","Linje ""en""\nLinje to",Tromsø\r\n',
    ),
    'Complete/Positions.csv': strToU8(
      'Company Name,Title,Description,Location,Started On,Finished On\nFjord AS,Utvikler,,Tromsø,Mar 2020,\nVerft AS,Lærling,,,2018,Oct 2019\n',
    ),
    'Complete/Education.csv': strToU8(
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUiT,2015,2018,,Bachelor,\n',
    ),
    'Complete/Skills.csv': strToU8('Name\nTypeScript\n'),
    'Complete/Languages.csv': strToU8('Name,Proficiency\nNorsk,Native or bilingual proficiency\n'),
    'Complete/Email Addresses.csv': strToU8('Email Address,Primary\ngammel@example.no,No\nase@example.no,Yes\n'),
    'Complete/Projects.csv': strToU8('Title\nX\n'),
    'Complete/Volunteering.csv': strToU8('Company Name,Role,Started On\nRøde Kors,Leder,Jan 2012\n'),
    'Complete/Courses.csv': strToU8('Name\nHMS\n'),
    'Complete/messages.csv': strToU8('hemmelig'),
  });
  const { body } = await importFile(app, token, archive);
  expect(body).toMatchObject({
    source: 'linkedin',
    leftOut: [onlyYears, 'prosjekter', 'kurs'],
    cvData: {
      title: 'Utvikler, leder',
      personalInfo: {
        firstName: 'Åse',
        lastName: 'Sjøberg',
        email: 'ase@example.no',
        address: 'Tromsø',
        dateOfBirth: '1990-05-07',
      },
      aboutMe: 'Linje "en"\nLinje to',
      experience: [
        { title: 'Utvikler', company: 'Fjord AS, Tromsø', startDate: '2020-03-01', current: true },
        { title: 'Lærling', startDate: '2018-01-01', endDate: '2019-10-01', current: false },
        { title: 'Leder', company: 'Røde Kors', startDate: '2012-01-01', current: true },
      ],
      education: [{ institution: 'UiT', degree: 'Bachelor' }],
      skills: ['TypeScript'],
      languages: [{ name: 'Norsk', level: 'Morsmål' }],
    },
  });
});

test('a LinkedIn archive that a Norwegian spreadsheet saved again is read like the one before', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const files = {
    'Profile.csv':
      'First Name;Last Name;Headline;Websites\r\nÅse;Sjøbærg;"Utvikler; leder";[PORTFOLIO:https://ase.no]\r\n',
    'Positions.csv':
      'Company Name;Title;Location;Started On;Finished On\r\nVerft, Skip & Co;Lærling;;01.03.2018;i fjor\r\n;;;;\r\n',
    'Skills.csv': 'Name\r\nSveising\r\n',
    'Certifications.csv': 'Name;Authority;Started On\r\nVarme arbeider;NBF;01.02.2019\r\n',
    'Projects.csv': 'Title;Description\r\n',
    'Honors.csv': '',
  };
  const encodings = [
    (text: string) => Buffer.from(text, 'latin1'),
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    (text: string) =>
      Buffer.from(`\ufeff${text}`.replaceAll(';', ',').replace('Verft,', '"Verft,').replace('Co,', 'Co",')),
  ];
  for (const encode of encodings) {
    const archive = Object.entries(files).map(([name, text]) => [name, new Uint8Array(encode(text))] as const);
    const { body } = await importFile(app, token, zipSync(Object.fromEntries(archive)));
    expect(body).toMatchObject({
      leftOut: ['nettadresser', 'datoer som ikke kan leses'],
      cvData: {
        title: expect.stringMatching(/^Utvikler[;,] leder$/),
        personalInfo: { firstName: 'Åse', lastName: 'Sjøbærg' },
        skills: ['Sveising', 'Varme arbeider (NBF, 2019)'],
      },
    });
    expect(body.cvData.experience).toMatchObject([
      { title: 'Lærling', company: 'Verft, Skip & Co', startDate: '2018-03-01', endDate: '', current: false },
    ]);
  }
});

test('what others wrote as HTML is read as words and lines, and our own file as it was typed', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const aboutMe = '<p>Jeg <b>bygger</b> R&amp;D.</p>\n<ul><li><p>Java</p></li><li>List&lt;String&gt;</li></ul>';
  const work = [{ name: 'Vev AS', summary: 'Fart < 5 & List<String>', highlights: ['<em>Ledet</em><br/>to'] }];
  const others = { basics: { name: 'Kari', summary: aboutMe }, work };
  const { cvData: read } = (await importFile(app, token, strToU8(JSON.stringify(others)))).body;
  expect(read.aboutMe).toBe('Jeg bygger R&D.\n- Java\n- List<String>');
  expect(read.experience[0].description).toBe('Fart < 5 & List<String>\n- Ledet\nto');

  const { cv } = (await app.call('POST /api/cvs', { body: cvForm({ ...cvData, aboutMe }), token })).body;
  const { rawPayload } = await download(app, 'GET', `/api/cvs/${cv.id}/json-resume`, token);
  expect((await importFile(app, token, rawPayload)).body.cvData.aboutMe).toBe(aboutMe);
});

test('what is no CV is refused with a reason', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  for (const content of [
    strToU8('hei'),
    strToU8('[]'),
    strToU8('%PDF-1.7 /EmbeddedFile stream\n{"x":1}\nendstream'),
    strToU8('PK\u0003\u0004rot'),
    zipSync({ 'annet.txt': strToU8('x') }),
    zipSync({ 'Profile.csv': strToU8('') }),
    zipSync({ 'Positions.csv': strToU8('Stilling,Sted\nLærling,Bodø\n') }),
    strToU8('{"basics":null,"work":"x"}'),
  ]) {
    const { status, body } = await importFile(app, token, content);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ path: 'file' });
  }
  expect((await app.call('POST /api/cvs/import', { body: asForm({}), token })).status).toBe(400);
});

test('of a Word document it is said that none can be read yet', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const word = await download(app, 'POST', `/api/cvs/${cv.id}/word`, token);
  const { status, body } = await importFile(app, token, word.rawPayload);
  expect([status, body.message]).toEqual([400, expect.stringContaining('Filen er et Word-dokument.')]);
});

test('visitors are asked to log in, and what is others’ does not exist', async () => {
  const app = await testApp();
  const { cv } = await withCv(app);
  const other = await addUser(app.call);
  const unknown = crypto.randomUUID();
  const calls: [string, object | undefined][] = [
    [`POST /api/cvs/${cv.id}/duplicate`, undefined],
    [`GET /api/cvs/${cv.id}/versions`, undefined],
    [`GET /api/cvs/${cv.id}/versions/${unknown}`, undefined],
    [`GET /api/cvs/${cv.id}/json-resume`, undefined],
    ['PUT /api/cvs/drafts', { cvId: cv.id, cvData }],
  ];
  for (const [name, body] of calls) {
    expect((await app.call(name, { ...(body && { body }) })).status, name).toBe(401);
    expect((await app.call(name, { ...(body && { body }), token: other.token })).status, name).toBe(404);
  }
  expect((await app.call('GET /api/cvs/drafts')).status).toBe(401);
  expect((await app.call('DELETE /api/cvs/drafts')).status).toBe(401);
  expect((await app.call('POST /api/cvs/import', { body: asForm({ file: strToU8('{}') }) })).status).toBe(401);
});

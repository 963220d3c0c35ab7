import { expect, test } from 'vitest';
import { cvDataSchema } from '../../../contract/cvs/cv-fields.ts';
import { cvOfLines } from './cv-of-lines.ts';
import { lineOf } from './line.ts';
import { writtenLines } from './written-lines.ts';

/** What is read, which the server would take as it is. */
function read(text: string) {
  const found = cvOfLines(writtenLines(text));
  if (!found) throw new Error('no CV');
  expect(cvDataSchema.parse(found.cvData)).toEqual(found.cvData);
  return found;
}

test('bokmål: one line for each job, the period after it', () => {
  const { cvData, leftOut } = read(`
    ## Curriculum vitae
    ## Kari Nordmann
    Strandgata 4, 9008 Tromsø
    Tlf: 900 12 345 | E-post: kari.nordmann@example.no
    Født: 17.05.1990

    # Om meg
    Rolig når det haster, og glad i å lære opp nye kolleger.

    # Arbeidserfaring
    Kokk, Havn AS >> august 2019 – d.d.
    • Ansvar for varmt kjøkken
    • Lærte opp to lærlinger

    Kokkelærling, Brygga Restaurant AS, Bodø >> 08.2017–07.2019
    Vanlige oppgaver for en lærling.

    # Utdanning
    Fagbrev som kokk, Tromsø videregående skole >> 2019
    Restaurant- og matfag, Bodø videregående skole >> 2015–2017

    # Språk
    Norsk (morsmål), engelsk (flytende), tysk (litt)

    # Førerkort
    Klasse B

    # Referanser
    Oppgis på forespørsel
  `);
  expect(cvData).toMatchObject({
    personalInfo: {
      firstName: 'Kari',
      lastName: 'Nordmann',
      email: 'kari.nordmann@example.no',
      phone: '900 12 345',
      address: 'Strandgata 4, 9008 Tromsø',
      dateOfBirth: '1990-05-17',
    },
    aboutMe: 'Rolig når det haster, og glad i å lære opp nye kolleger.',
    experience: [
      {
        title: 'Kokk',
        company: 'Havn AS',
        startDate: '2019-08-01',
        endDate: '',
        current: true,
        description: '- Ansvar for varmt kjøkken\n- Lærte opp to lærlinger',
      },
      {
        title: 'Kokkelærling',
        company: 'Brygga Restaurant AS, Bodø',
        startDate: '2017-08-01',
        endDate: '2019-07-01',
        current: false,
        description: 'Vanlige oppgaver for en lærling.',
      },
    ],
    education: [
      { degree: 'Fagbrev som kokk', institution: 'Tromsø videregående skole', startDate: '', endDate: '2019-01-01' },
      { degree: 'Restaurant- og matfag', institution: 'Bodø videregående skole', endDate: '2017-01-01' },
    ],
    skills: ['Førerkort klasse B'],
    languages: [
      { name: 'Norsk', level: 'Morsmål' },
      { name: 'Engelsk', level: 'C2' },
      { name: 'Tysk (litt)', level: '' },
    ],
    references: [],
    referencesOnRequest: true,
    documentLanguage: 'nb',
  });
  expect(leftOut).toEqual([]);
});

test.each([
  ['Ingrid Marie Solheim', 'Ingrid Marie', 'Solheim'],
  ['Per Nygård', 'Per', 'Nygård'],
  ['Tom Baker', 'Tom', 'Baker'],
])('on top, %s is a name', (name, firstName, lastName) => {
  const { cvData } = read(`
    ## ${name}
    Storgata 14B, 7012 Trondheim | 912 34 567

    # Arbeidserfaring
    Rådgiver, Trondheim kommune >> 08.2015 – 02.2019
  `);
  expect(cvData.personalInfo).toMatchObject({ firstName, lastName });
});

test('nynorsk: employer first, the period before it', () => {
  const { cvData } = read(`
    Olav Vik
    Elektrikar
    Fjordvegen 12
    6800 Førde
    +47 911 22 333, olav@example.no

    ARBEIDSRØYNSLE

    2020 – no
    Fjord Elektro AS – Elektrikar
    Eg har mykje arbeid ute hos kundar. Eg er ofte saman med lærlingar.

    2016 – 2020
    Vest Bygg AS – Montørlærling

    UTDANING
    2014 – 2016
    Førde vidaregåande skule – Elektro og datateknologi

    SPRÅK OG IT
    Norsk: Morsmål
    Engelsk: God munnleg og skriftleg
    Excel
  `);
  expect(cvData).toMatchObject({
    title: 'Elektrikar',
    personalInfo: {
      firstName: 'Olav',
      lastName: 'Vik',
      phone: '+47 911 22 333',
      email: 'olav@example.no',
      address: 'Fjordvegen 12, 6800 Førde',
    },
    experience: [
      {
        title: 'Elektrikar',
        company: 'Fjord Elektro AS',
        startDate: '2020-01-01',
        current: true,
        description: 'Eg har mykje arbeid ute hos kundar. Eg er ofte saman med lærlingar.',
      },
      { title: 'Montørlærling', company: 'Vest Bygg AS', endDate: '2020-01-01' },
    ],
    education: [{ institution: 'Førde vidaregåande skule', degree: 'Elektro og datateknologi' }],
    languages: [
      { name: 'Norsk', level: 'Morsmål' },
      { name: 'Engelsk (God munnleg og skriftleg)', level: '' },
    ],
    skills: ['Excel'],
    documentLanguage: 'nn',
  });
});

test('English: title, employer and period on lines of their own', () => {
  const { cvData } = read(`
    ## Jane Doe
    Software Engineer
    jane@example.com  |  +44 7700 900123  |  https://jane.example.com
    Oslo, Norway

    # PROFILE
    Engineer with ten years of experience in the building of systems that last.

    # WORK EXPERIENCE
    ** Senior Software Engineer
    Nordic Solutions Ltd
    Jan 2020 - Present
    - Led the team of six.
    - Moved the system to the cloud.

    ** Software Developer
    Harbour Inc.
    March 2015 - December 2019
    Built and maintained the booking system.

    # EDUCATION
    ** MSc Computer Science
    University of Leeds
    2010 - 2014

    # SKILLS
    TypeScript, PostgreSQL, Kubernetes (AWS, Azure)

    # LANGUAGES
    English – Native
    Norwegian – B2
  `);
  expect(cvData).toMatchObject({
    title: 'Software Engineer',
    personalInfo: { firstName: 'Jane', lastName: 'Doe', phone: '+44 7700 900123', address: 'Oslo, Norway' },
    experience: [
      { title: 'Senior Software Engineer', company: 'Nordic Solutions Ltd', startDate: '2020-01-01', current: true },
      {
        title: 'Software Developer',
        company: 'Harbour Inc.',
        startDate: '2015-03-01',
        endDate: '2019-12-01',
        description: 'Built and maintained the booking system.',
      },
    ],
    education: [{ degree: 'MSc Computer Science', institution: 'University of Leeds', endDate: '2014-01-01' }],
    skills: ['TypeScript', 'PostgreSQL', 'Kubernetes (AWS, Azure)'],
    languages: [
      { name: 'English', level: 'Morsmål' },
      { name: 'Norwegian', level: 'B2' },
    ],
    documentLanguage: 'en',
  });
});

const linkedIn = `
  # Kontakt
  ola.hansen@example.no
  www.linkedin.com/in/ola-hansen (LinkedIn)

  # Topp ferdigheter
  Prosjektledelse
  Anskaffelser
  Offentlig sektor

  # Languages
  Norsk bokmål (Native or Bilingual)
  Engelsk (Full Professional)

  # Certifications
  PRINCE2 Practitioner
  ~
  ## Ola Hansen
  Prosjektleder i Havn kommune
  Oslo, Norge

  # Sammendrag
  Jeg leder prosjekter i offentlig sektor.

  # Erfaring
  ** Havn kommune
  5 år 2 måneder
  Prosjektleder
  oktober 2021 - Present (3 år 1 måned)
  Oslo, Norge
  Leder byggeprosjekter fra behov til overlevering.
  Prosjektmedarbeider
  oktober 2019 - september 2021 (2 år)

  ** Fjord Consulting AS
  Konsulent
  august 2015 - juni 2019 (3 år 11 måneder)
  Bergen, Norge

  # Utdanning
  ** Universitetet i Oslo
  Master, Statsvitenskap · (2010 - 2015)
`;

test('LinkedIn: the profile as a PDF, in Norwegian', () => {
  const { cvData, leftOut } = read(linkedIn);
  expect(cvData).toMatchObject({
    title: 'Prosjektleder i Havn kommune',
    personalInfo: { firstName: 'Ola', lastName: 'Hansen', email: 'ola.hansen@example.no', address: 'Oslo, Norge' },
    aboutMe: 'Jeg leder prosjekter i offentlig sektor.',
    experience: [
      {
        title: 'Prosjektleder',
        company: 'Havn kommune, Oslo, Norge',
        startDate: '2021-10-01',
        current: true,
        description: 'Leder byggeprosjekter fra behov til overlevering.',
      },
      { title: 'Prosjektmedarbeider', company: 'Havn kommune', startDate: '2019-10-01', endDate: '2021-09-01' },
      { title: 'Konsulent', company: 'Fjord Consulting AS, Bergen, Norge', endDate: '2019-06-01' },
    ],
    education: [
      {
        institution: 'Universitetet i Oslo',
        degree: 'Master',
        field: 'Statsvitenskap',
        startDate: '2010-01-01',
        endDate: '2015-01-01',
      },
    ],
    skills: ['Prosjektledelse', 'Anskaffelser', 'Offentlig sektor', 'PRINCE2 Practitioner'],
    languages: [
      { name: 'Norsk bokmål', level: 'Morsmål' },
      { name: 'Engelsk', level: 'C2' },
    ],
  });
  expect(leftOut).toContain('nettadresser');
});

test('LinkedIn: the same in English', () => {
  const { cvData } = read(`
    # Contact
    www.linkedin.com/in/jane-doe (LinkedIn)

    # Top Skills
    Leadership
    ~
    ## Jane Doe
    Head of Sales at Harbour Inc
    Bergen, Norway

    # Summary
    Sales, for as long as I can remember.

    # Experience
    ** Harbour Inc
    Head of Sales
    June 2018 - Present (6 years 2 months)
    Bergen, Norway

    # Education
    ** BI Norwegian Business School
    Bachelor's degree, Marketing · (August 2012 - June 2015)

    # Publications
    Selling to the sea
  `);
  expect(cvData).toMatchObject({
    personalInfo: { firstName: 'Jane', lastName: 'Doe', address: 'Bergen, Norway' },
    title: 'Head of Sales at Harbour Inc',
    experience: [{ title: 'Head of Sales', company: 'Harbour Inc, Bergen, Norway', current: true }],
    education: [{ institution: 'BI Norwegian Business School', degree: "Bachelor's degree", field: 'Marketing' }],
    skills: ['Leadership'],
    documentLanguage: 'en',
  });
});

test('only years, employer below the title, references with how to reach them', () => {
  const { cvData, leftOut } = read(`
    CV – Per Ås
    per@example.no
    41 22 33 44
    Sivilstand: gift

    Yrkeserfaring:
    2018-2023 Lagermedarbeider
    Fjord Lager AS
    - Plukk og pakk
    2016-18 Sjåfør
    Havn Transport AS
    - Kjørte ut varer i hele byen

    Utdannelse:
    2013–2016 Transport og logistikk, Sund videregående skole
    2010 - 2013 Sund ungdomsskole

    Kurs og sertifikater:
    Truckførerbevis T1–T4, 2018
    2021 Førstehjelp
    YSK

    Førerkort: B, C1

    Interesser:
    Fiske

    Referanser:
    Ida Berg, daglig leder, Fjord Lager AS, tlf. 911 11 111
    Tor Lie
    Sjåfør
    tor@example.no
    Avdelingsleder Kari Moen, Langelandhjemmet, tlf. 906 11 222
  `);
  expect(cvData).toMatchObject({
    personalInfo: { firstName: 'Per', lastName: 'Ås', phone: '41 22 33 44' },
    experience: [
      { title: 'Lagermedarbeider', company: 'Fjord Lager AS', startDate: '2018-01-01', description: '- Plukk og pakk' },
      {
        title: 'Sjåfør',
        company: 'Havn Transport AS',
        startDate: '2016-01-01',
        endDate: '2018-01-01',
        onlyYears: true,
      },
    ],
    education: [
      { degree: 'Transport og logistikk', institution: 'Sund videregående skole' },
      { degree: '', institution: 'Sund ungdomsskole' },
    ],
    skills: ['Truckførerbevis T1–T4 (2018)', 'Førstehjelp (2021)', 'YSK', 'Førerkort B, C1'],
    references: [
      { name: 'Ida Berg', title: 'daglig leder', company: 'Fjord Lager AS', phone: '911 11 111' },
      { name: 'Tor Lie', title: 'Sjåfør', email: 'tor@example.no' },
      { name: 'Kari Moen', title: 'Avdelingsleder', company: 'Langelandhjemmet', phone: '906 11 222' },
    ],
  });
  expect(leftOut).toEqual(['«Interesser:»', '«Sivilstand: gift»']);
});

test('headings and periods in the margin, place and employer before the title', () => {
  const { cvData } = read(`
    ** INGRID MARIE DAHL
    ingrid@example.no >> +47 40 00 00 00 >> Bergen

    ** Erfaring >> 2021–dags dato >> Havn skole, Bergen – Lærer
    Kontaktlærer på 3. trinn.
    2019–2021 >> Sund barnehage, Bergen – Pedagogisk leder
    Ledet en avdeling med 18 barn.

    ** Verv >> 2020–2022 >> Utdanningsforbundet – Tillitsvalgt

    ** Utdanning >> 2015–2019 >> Høgskulen på Vestlandet – Grunnskolelærerutdanning 1–7

    ** Kompetanse >> Excel, PowerPoint; Smart Board
  `);
  expect(cvData).toMatchObject({
    personalInfo: { firstName: 'Ingrid Marie', lastName: 'Dahl', phone: '+47 40 00 00 00' },
    experience: [
      { title: 'Lærer', company: 'Havn skole, Bergen', current: true, description: 'Kontaktlærer på 3. trinn.' },
      { title: 'Pedagogisk leder', company: 'Sund barnehage, Bergen', description: 'Ledet en avdeling med 18 barn.' },
      { title: 'Tillitsvalgt', company: 'Utdanningsforbundet', startDate: '2020-01-01', endDate: '2022-01-01' },
    ],
    education: [{ institution: 'Høgskulen på Vestlandet', degree: 'Grunnskolelærerutdanning 1–7' }],
    skills: ['Excel', 'PowerPoint', 'Smart Board'],
  });
});

test('two columns: what is beside is no part of what was said before', () => {
  const { cvData, leftOut } = read(`
    ## Nina Moe
    # Kontakt
    nina@example.no
    9008 Tromsø
    # Språk
    Norsk
    Morsmål
    Nordsamisk
    Godt
    ~
    # Profil
    Sykepleier som liker natt.
    # Arbeidserfaring
    ** Sykepleier
    Havn sykehus | mars 2020 – i dag
    • Nattevakter
    ** Ekstravakt
    Solsiden sykehjem | 2018 – feb. 2020
    # Min drøm
    Å seile.
  `);
  expect(cvData).toMatchObject({
    personalInfo: { firstName: 'Nina', lastName: 'Moe', email: 'nina@example.no', address: '9008 Tromsø' },
    aboutMe: 'Sykepleier som liker natt.',
    experience: [
      { title: 'Sykepleier', company: 'Havn sykehus', startDate: '2020-03-01', current: true },
      { title: 'Ekstravakt', company: 'Solsiden sykehjem', endDate: '2020-02-01', description: '' },
    ],
    languages: [
      { name: 'Norsk', level: 'Morsmål' },
      { name: 'Nordsamisk (Godt)', level: '' },
    ],
  });
  expect(leftOut).toContain('«Min drøm»');
});

test('awkward: what is not understood stays in the description', () => {
  const { cvData, leftOut } = read(`
    Åge
    Født: 1990
    age@example.no, age@example.com
    Erfaring
    Jan. 2020 -
    Litt av hvert
    Var med på det meste fra 2012 til 2019, også det som ingen andre ville gjøre.
    I 2018 ble jeg spurt om å lede.
    - Prosjekt A 2015–2016
    - Prosjekt B 2017–2018
    Ferdigheter
    Godt kjent med: Java, C#
    Verktøy: Git, Docker
    Jeg har over mange år arbeidet selvstendig med krevende saker og er vant til å ta ansvar når det trengs.
  `);
  expect(cvData).toMatchObject({
    experience: [{ title: 'Litt av hvert', company: '', startDate: '2020-01-01', current: true }],
    skills: ['Godt kjent med: Java, C#', 'Git', 'Docker'],
  });
  expect(cvData.experience[0]?.description).toBe(
    'Var med på det meste fra 2012 til 2019, også det som ingen andre ville gjøre.\nI 2018 ble jeg spurt om å lede.\n- Prosjekt A 2015–2016\n- Prosjekt B 2017–2018',
  );
  expect(cvData.aboutMe).toMatch(/^Jeg har over mange år/);
  expect(cvData.personalInfo).toMatchObject({ dateOfBirth: '', email: 'age@example.no' });
  expect(leftOut).toEqual(['«Åge»', '«Født: 1990»', '«age@example.com»']);
});

test('skills keep their names beside how well they are known, and schools stand apart from what was studied there', () => {
  const { cvData } = read(`
    Sara Holm
    Utdanning
    2020–2023
    Bachelor i sykepleie ved Høgskolen i Oslo
    2017–2020
    Sandvika videregående skole, helse- og oppvekstfag
    2014–2017
    Sandvika ungdomsskole, Bærum
    2013–2014
    UiB, ikke fullført
    2012–2013
    Kurs på Data ved NTNU
    2011–2012
    Årsstudium ved UiO, Institutt på Blindern
    Ferdigheter
    Data: Access: god, Vipps: godt kjent
    Excel: god, Word: meget god, PowerPoint: middels
    Norsk: flytende, engelsk: god
    Microsoft Office 365: 5 år, SAP: 2 år
    MS Project >> Svært god
    Verktøy: Visual Basic, God of War
  `);
  expect(cvData.education).toMatchObject([
    { institution: 'Høgskolen i Oslo', degree: 'Bachelor i sykepleie' },
    { institution: 'Sandvika videregående skole', degree: 'helse- og oppvekstfag' },
    { institution: 'Sandvika ungdomsskole, Bærum', degree: '' },
    { institution: 'UiB, ikke fullført', degree: '' },
    { institution: 'NTNU', degree: 'Kurs på Data' },
    { institution: 'UiO, Institutt på Blindern', degree: 'Årsstudium' },
  ]);
  expect(cvData.skills).toEqual([
    ...['Access (god)', 'Vipps: godt kjent'],
    ...['Excel (god)', 'Word (meget god)', 'PowerPoint (middels)'],
    ...['Norsk (flytende)', 'engelsk (god)'],
    ...['Microsoft Office 365 (5 år)', 'SAP (2 år)'],
    'MS Project (Svært god)',
    ...['Visual Basic', 'God of War'],
  ]);
});

test('how well stands below what, but one among many is a word for a person', () => {
  const skillsOf = (...lines: string[]) => read(`Sara Holm\nFerdigheter\n${lines.join('\n')}`).cvData.skills;
  expect(skillsOf('Excel', 'God', 'Word', 'Meget god', 'Truck')).toEqual(['Excel (God)', 'Word (Meget god)', 'Truck']);
  expect(skillsOf('Rolig', 'Ryddig', 'Erfaren', 'Blid')).toEqual(['Rolig', 'Ryddig', 'Erfaren', 'Blid']);
});

test('without any period, each job is told by its look', () => {
  const { cvData } = read(`
    Sara Holm
    Erfaring
    ** Servitør, Brygga Kafé
    Serverte og ryddet.
    ** Barnevakt
    Naboens tre barn.
    Utdanning
    Havn ungdomsskole
  `);
  expect(cvData).toMatchObject({
    personalInfo: { firstName: 'Sara', lastName: 'Holm' },
    experience: [
      { title: 'Servitør', company: 'Brygga Kafé', description: 'Serverte og ryddet.', startDate: '' },
      { title: 'Barnevakt', description: 'Naboens tre barn.' },
    ],
    education: [{ institution: 'Havn ungdomsskole' }],
  });
});

test('several jobs as bullets, and a school year that ended', () => {
  const { cvData } = read(`
    Leo Lund
    Arbeidserfaring
    • juni – august 2022: Sommervikar, Havn kommune
    • 2020/21: Butikkmedarbeider hos Coop
    Skole
    • Studiespesialisering – Havn vgs (2021)
  `);
  expect(cvData).toMatchObject({
    experience: [
      { title: 'Sommervikar', company: 'Havn kommune', startDate: '2022-06-01', endDate: '2022-08-01' },
      { title: 'Butikkmedarbeider', company: 'Coop' },
    ],
    education: [{ institution: 'Havn vgs', degree: 'Studiespesialisering', endDate: '2021-01-01', startDate: '' }],
  });
});

test('employer and place on a line, the position and the period on two below', () => {
  const { cvData } = read(`
    ## ANNA KOWALSKA
    Registered Nurse
    anna.k@example.com
    Bergen, Norway

    PROFESSIONAL EXPERIENCE

    Haukeland University Hospital, Bergen, Norway
    Staff Nurse, Emergency Department
    05/2019 – Present
    • Triage of up to 60 patients per shift

    Szpital Wojewódzki, Gdańsk, Poland
    Nurse
    09/2014 – 04/2019
    • Surgical ward

    LICENSES & CERTIFICATIONS
    ALS, 2021

    LANGUAGES
    Polish (native), English (C1), Norwegian (B2)
  `);
  expect(cvData).toMatchObject({
    title: 'Registered Nurse',
    personalInfo: { firstName: 'Anna', lastName: 'Kowalska', address: 'Bergen, Norway' },
    experience: [
      {
        title: 'Staff Nurse, Emergency Department',
        company: 'Haukeland University Hospital, Bergen, Norway',
        startDate: '2019-05-01',
        current: true,
      },
      { title: 'Nurse', company: 'Szpital Wojewódzki, Gdańsk, Poland', description: '- Surgical ward' },
    ],
    skills: ['ALS (2021)'],
    languages: [{ level: 'Morsmål' }, { level: 'C1' }, { level: 'B2' }],
  });
});

test('school first, words instead of signs between, and a licence among other things', () => {
  const { cvData, leftOut } = read(`
    Jonas Lie
    jonas.lie@example.no / 97 53 12 44
    Oslo

    Utdanning
    Oslo Handelsgymnasium, studiespesialisering, 2021–2024

    Jobb
    Butikkmedarbeider på Joker Majorstuen, april 2023 til nå
    Avisbud, Aftenposten, 2021–2022

    Annet
    Førerkort klasse B
    Liker å spille gitar
  `);
  expect(cvData).toMatchObject({
    experience: [
      { title: 'Butikkmedarbeider', company: 'Joker Majorstuen', startDate: '2023-04-01', current: true },
      { title: 'Avisbud', company: 'Aftenposten', endDate: '2022-01-01' },
    ],
    education: [{ institution: 'Oslo Handelsgymnasium', degree: 'studiespesialisering' }],
    skills: ['Førerkort klasse B'],
  });
  expect(leftOut).toContain('«Oslo»');
});

test('headings set apart, small pictures beside what they are of, and the employer with its place first', () => {
  const { cvData, leftOut } = read(`
    ** K O N TA K T
    ✉
    emilie@example.no
    ☎ +47 480 12 345
    ⌂ Kirkegata 8, 7014 Trondheim
    ~
    ## Emilie Strand
    ** O M M E G
    Jeg skriver, måler og forbedrer.
    ** A R B E I D S E R FA R I N G
    ** Fjord Foods AS, Oslo >> aug. 2022 – nå
    ** Markedssjef
    Bygget opp avdelingen
    ** Byrå Nord AS, Oslo >> jan. 2019 – juli 2022
    ** Rådgiver, digital markedsføring
    Kampanjer for kunder
    ** P U B L I K A S J O N E R
    Overvann i byer
  `);
  expect(cvData).toMatchObject({
    personalInfo: {
      firstName: 'Emilie',
      lastName: 'Strand',
      email: 'emilie@example.no',
      phone: '+47 480 12 345',
      address: 'Kirkegata 8, 7014 Trondheim',
    },
    aboutMe: 'Jeg skriver, måler og forbedrer.',
    experience: [
      { title: 'Markedssjef', company: 'Fjord Foods AS, Oslo', description: 'Bygget opp avdelingen' },
      { title: 'Rådgiver, digital markedsføring', company: 'Byrå Nord AS, Oslo', current: false },
    ],
  });
  expect(leftOut).toEqual(['«P U B L I K A S J O N E R»']);
});

test.each([
  ['an invoice', 'Faktura 1001\nHavn AS\nKunde: Kari Nordmann\nBeløp: 1 200,00\nForfall: 01.02.2025'],
  ['nothing', ''],
  ['headings alone', 'Erfaring\nUtdanning\nSpråk'],
])('%s is no CV', (_what, text) => {
  expect(cvOfLines(writtenLines(text))).toBeUndefined();
});

test.each([
  ['a word of a million letters', `Erfaring\n${'a'.repeat(1_000_000)}`],
  ['thousands of headings', 'Erfaring\nKokk, Havn AS 2019–2020\n'.repeat(20_000)],
  ['thousands of separators', `Erfaring\n${'– | , · '.repeat(100_000)}`],
  ['years without end', `Erfaring\n${'2019 - '.repeat(100_000)}`],
  ['what might be addresses', `Kontakt\n${'a.a@a-'.repeat(100_000)}\nSpråk\nNorsk`],
  ['digits', `Kontakt\n${'12 34 '.repeat(100_000)}\nSpråk\nNorsk`],
  ['brackets', `Språk\n${'Norsk (('.repeat(100_000)}`],
  ['commas in every line', `Språk\nNorsk\n${`${','.repeat(4000)}\n`.repeat(3000)}`],
  ['brackets in every line', `Ferdigheter\nJava\n${`${'(,'.repeat(2000)}\n`.repeat(3000)}`],
  ['letters in every line', `Språk\nNorsk\nKontakt\n${`${'a.'.repeat(2000)}\n`.repeat(3000)}`],
  ['millions of lines', `Ferdigheter\n${'a\n'.repeat(500_000)}`],
])('%s: what is taken keeps to the limits', (_what, text) => {
  const found = cvOfLines(text.split('\n').map((each) => lineOf(each)));
  expect(cvDataSchema.safeParse(found?.cvData).error).toBeUndefined();
});

import { expect, test } from 'vitest';
import { cvOfLines } from '../../web/cvs/read-text/cv-of-lines.ts';
import { linesOfPages } from '../../web/cvs/read-text/lines-of-pages.ts';
import { drawPages, linkedIn, periodsInTheMargin, periodsOnTheRight, sideOnTheRight } from '../support/drawn-cvs.ts';
import { readPdfLines } from './read-pdf-lines.ts';

const read = async (pages: Parameters<typeof drawPages>[0]) => {
  const found = cvOfLines(await readPdfLines(await drawPages(pages)));
  if (!found) throw new Error('no CV');
  return found;
};

test('LinkedIn’s PDF, over two pages', async () => {
  const { cvData, leftOut } = await read(linkedIn);
  expect(cvData).toMatchObject({
    title: 'Prosjektleder i Havn kommune | Tidligere konsulent | Opptatt av gode tjenester',
    personalInfo: {
      firstName: 'Ola Nordmann',
      lastName: 'Hansen',
      email: 'ola.hansen@example.no',
      address: 'Oslo, Oslo, Norge',
    },
    aboutMe: expect.stringMatching(/^Jeg leder .* ti år\. Jeg liker best det som er vanskelig å få til\.$/),
    experience: [
      {
        title: 'Prosjektleder',
        company: 'Havn kommune, Oslo, Norge',
        startDate: '2021-10-01',
        current: true,
        description:
          'Leder byggeprosjekter fra behov til overlevering, med ansvar for økonomi og framdrift i tre av kommunens største.\n- Ny skole\n- Nytt bad',
      },
      { title: 'Prosjektmedarbeider', company: 'Havn kommune', endDate: '2021-09-01', description: '' },
      {
        title: 'Seniorkonsulent',
        company: 'Fjord Consulting AS, Bergen, Norge',
        description: 'Rådgiver for kommuner i hele landet.',
      },
      { title: 'Rådgiver', company: 'Statistisk sentralbyrå, Oslo-området, Norge', endDate: '2015-07-01' },
    ],
    education: [
      { institution: 'Universitetet i Oslo', degree: 'Master of Science - MS', field: 'Statsvitenskap' },
      { institution: 'Hersleb videregående skole', degree: 'Studiespesialisering', startDate: '2006-08-01' },
    ],
    skills: [
      'Prosjektledelse',
      'Strategisk kommunikasjon og samfunnskontakt',
      'Offentlig sektor',
      'PRINCE2 Practitioner',
      'ITIL Foundation',
    ],
    languages: [
      { name: 'Norsk bokmål', level: 'Morsmål' },
      { name: 'Engelsk', level: 'C2' },
    ],
  });
  expect(leftOut).toEqual(['nettadresser']);
});

test('a narrow column on the right, with titles and employers in other letters', async () => {
  const { cvData, leftOut } = await read(sideOnTheRight);
  expect(cvData).toMatchObject({
    title: 'BUTIKKLEDER',
    personalInfo: { firstName: 'Mari', lastName: 'Berg', phone: '40 41 42 43', address: 'Havneveien 3, 8006 Bodø' },
    aboutMe: 'Blid og ryddig leder med ti år i butikk. Liker å få folk til å vokse, og tall som stemmer.',
    experience: [
      { title: 'Butikkleder', company: 'Kiwi Storgata, Bodø', startDate: '2019-01-01', current: true },
      { title: 'Butikkmedarbeider', company: 'Coop Extra', endDate: '2018-12-01', description: '- Kasse og frukt' },
    ],
    education: [{ degree: 'Salg og service', institution: 'Bodø videregående skole' }],
    skills: ['Ledelse', 'Kundeservice', 'Excel'],
    languages: [
      { name: 'Norsk', level: 'Morsmål' },
      { name: 'Engelsk', level: 'C2' },
    ],
    references: [{ name: 'Ida Lie', title: 'Regionsjef', company: 'Kiwi', phone: '911 22 333' }],
  });
  expect(leftOut).toEqual([]);
});

test('periods and labels in the margin are read together with what is beside them', async () => {
  const { cvData } = await read(periodsInTheMargin);
  expect(cvData).toMatchObject({
    personalInfo: { firstName: 'Ahmed', lastName: 'Ali', address: 'Storgata 5, 0184 Oslo', dateOfBirth: '1988-04-03' },
    experience: [
      { title: 'Bussjåfør', company: 'Unibuss AS', current: true },
      { title: 'Lagermedarbeider', company: 'Posten Norge AS', description: 'Sortering' },
      { title: 'Taxisjåfør', company: 'Oslo Taxi' },
    ],
    education: [{ degree: 'Elektro', institution: 'Kuben videregående skole' }, { institution: 'Tøyen ungdomsskole' }],
    skills: ['Førerkort klasse B, D'],
    languages: [
      { name: 'Somali', level: 'Morsmål' },
      { name: 'Norsk', level: 'C2' },
      { name: 'Arabisk (Godt)', level: '' },
    ],
    references: [{ name: 'Per Hansen', phone: '90 90 90 90' }],
  });
});

test('periods at the right edge are no column', async () => {
  const { cvData } = await read(periodsOnTheRight);
  expect(cvData).toMatchObject({
    personalInfo: { firstName: 'Silje', lastName: 'Vik', address: 'Trondheim' },
    experience: [
      {
        title: 'Seniorutvikler',
        company: 'Bekk Consulting AS, Trondheim',
        description:
          '- Bygget om betalingsløsningen for en stor kunde, sammen med fem andre, til skytjenester og færre feil\n- Holdt kurs',
      },
      { title: 'Utvikler', company: 'Sopra Steria, Oslo' },
    ],
    education: [{ degree: 'Master i datateknologi', institution: 'NTNU', startDate: '2012-01-01', onlyYears: true }],
    skills: ['TypeScript', 'Java', 'Kotlin', 'AWS', 'Azure'],
    languages: [{ name: 'Norsk' }, { name: 'Engelsk' }, { name: 'Spansk', level: 'A2' }],
  });
});

test('of pages full of scattered letters, some are read', () => {
  const letters = Array.from({ length: 20_000 }, (_, index) => ({
    text: 'a',
    x: (index % 60) * 10,
    y: Math.floor(index / 60) * 2.3,
    width: 2,
    size: 1,
    font: 'f',
  }));
  const lines = linesOfPages(Array.from({ length: 15 }, () => ({ height: 800, texts: letters, isCut: false })));
  expect(lines.length).toBeLessThan(1000);
  expect(cvOfLines(lines)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { jobPosting } from './job-posting.ts';

type Position = Parameters<typeof jobPosting>[0];

const id = '6f1f3c1e-7f5a-4b43-9a36-0c2b1d6a8e11';
const position: Position = {
  id,
  _id: id,
  title: 'Sykepleier',
  description: 'Du steller & pleier.\nHver dag.\n\nDu\n- trøster\n- følger opp',
  requirements: 'Autorisasjon </script><script>alert(1)</script>',
  adContent: '',
  positionType: 'Deltid',
  profession: 'Sykepleier',
  engagement: null,
  workLanguages: [],
  experience: null,
  remote: false,
  location: 'Storgata 1',
  municipality: 'alesund',
  municipal: 'Ålesund',
  county: 'Møre og Romsdal',
  salaryRange: { min: 550_000, max: 620_000, currency: 'NOK', period: 'year' },
  expiryDate: '2026-07-01',
  applicationDeadline: null,
  answerBy: null,
  hasApplicantList: false,
  isReadAnonymously: false,
  promises: null,
  confirmedDomain: null,
  changes: [],
  daysLeft: 10,
  isExpired: false,
  isActive: true,
  featured: false,
  createdAt: '2026-05-20T10:00:00.000Z',
  updatedAt: '2026-05-20T10:00:00.000Z',
  approvalStatus: 'approved',
  approvedAt: '2026-05-21T10:00:00.000Z',
  publishedAt: '2026-05-21T10:00:00.000Z',
  businessId: id,
  businessName: 'Ålesund sykehjem',
  business: {
    id,
    name: 'Ålesund sykehjem',
    organizationNumber: '974760673',
    logoUrl: '/uploads/business-logos/a.webp',
    location: 'Ålesund',
    shortDescription: '',
    employeeCount: null,
  },
  workSchedule: null,
  contactInfo: { name: '', email: '', position: '', phone: null },
  applicationMethod: 'form',
  externalApplicationUrl: null,
  applicationFormId: null,
  isOwner: false,
  rejectionReason: null,
};

const read = (changes: Partial<Position> = {}) =>
  JSON.parse(jobPosting({ ...position, ...changes }, 'https://jobbfjord.example') ?? 'null');

test('a number to call stands there with whose it is, and is not asked for', () => {
  const contactInfo = { name: 'Kari', email: 'kari@fjordbygg.example', position: 'Leder', phone: '22 33 44 55' };
  expect(read({ contactInfo }).applicationContact).toEqual({
    '@type': 'ContactPoint',
    name: 'Kari',
    telephone: '22 33 44 55',
  });
  expect(read()).not.toHaveProperty('applicationContact');
});

test('a position has all that search engines require and recommend', () => {
  expect(read()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Sykepleier',
    description:
      '<p>Du steller &amp; pleier.<br>Hver dag.</p><p>Du</p><ul><li>trøster</li><li>følger opp</li></ul><h2>Krav</h2><p>Autorisasjon &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    datePosted: '2026-05-21',
    validThrough: '2026-06-30T23:59:59+02:00',
    occupationalCategory: 'Sykepleier',
    employmentType: 'PART_TIME',
    hiringOrganization: {
      name: 'Ålesund sykehjem',
      logo: 'https://jobbfjord.example/uploads/business-logos/a.webp',
    },
    jobLocation: {
      address: {
        streetAddress: 'Storgata 1',
        addressLocality: 'Ålesund',
        addressRegion: 'Møre og Romsdal',
        addressCountry: 'NO',
      },
    },
    baseSalary: { currency: 'NOK', value: { minValue: 550_000, maxValue: 620_000, unitText: 'YEAR' } },
    directApply: true,
    url: `https://jobbfjord.example/stilling/${id}`,
  });
  expect(read({ applicationDeadline: '2026-01-15' }).validThrough).toBe('2026-01-15T23:59:59+01:00');
  expect(read({ publishedAt: '2026-05-21T22:30:00.000Z' }).datePosted).toBe('2026-05-22');
});

test.each([
  ['Storgata 1, 6002 Ålesund', { streetAddress: 'Storgata 1', postalCode: '6002', addressLocality: 'Ålesund' }],
  [
    'Bygg B, Storgata 1 , 6060 Hareid',
    { streetAddress: 'Bygg B, Storgata 1', postalCode: '6060', addressLocality: 'Hareid' },
  ],
  ['6002 Ålesund', { postalCode: '6002', addressLocality: 'Ålesund' }],
  ['Storgata 1', { streetAddress: 'Storgata 1', addressLocality: 'Ålesund' }],
  ['Brygge 2000, Ålesund', { streetAddress: 'Brygge 2000, Ålesund', addressLocality: 'Ålesund' }],
  ['Storgata 1, 6002', { streetAddress: 'Storgata 1, 6002', addressLocality: 'Ålesund' }],
])('a postal address is told by its parts where they stand: %s', (location, parts) => {
  const rest = { '@type': 'PostalAddress', addressRegion: 'Møre og Romsdal', addressCountry: 'NO' };
  expect(read({ location }).jobLocation.address).toEqual({ ...parts, ...rest });
});

test('nothing in it can end the script it stands in', () => {
  expect(jobPosting({ ...position, title: '</script><!--' }, 'https://jobbfjord.example')).not.toContain('<');
});

test('work from anywhere is marked so, with or without a place', () => {
  const { jobLocation, ...posting } = read({ remote: true, location: null, municipal: null, county: null });
  expect(jobLocation).toBeUndefined();
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Norge' },
  });
});

test('what is expired, switched off, pending or nowhere has none', () => {
  expect(read({ isExpired: true })).toBeNull();
  expect(read({ isActive: false })).toBeNull();
  expect(read({ approvalStatus: 'pending' })).toBeNull();
  expect(read({ location: null })).toBeNull();
});

test('what is not known is left out, and one place is not named twice', () => {
  const bare = read({
    location: 'Ålesund',
    county: null,
    salaryRange: null,
    business: { ...position.business, logoUrl: null },
  });
  expect(bare.jobLocation.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Ålesund',
    addressCountry: 'NO',
  });
  expect(bare.hiringOrganization).not.toHaveProperty('logo');
  for (const name of ['baseSalary', 'jobLocationType', 'applicantLocationRequirements'])
    expect(bare).not.toHaveProperty(name);
  const hourly = read({ salaryRange: { min: 195, max: null, currency: 'NOK', period: 'hour' } }).baseSalary.value;
  expect(hourly).toMatchObject({ minValue: 195, unitText: 'HOUR' });
  expect(hourly).not.toHaveProperty('maxValue');
  expect(read({ workSchedule: 'Turnus' }).description).toMatch('<h2>Arbeidstid</h2><p>Turnus</p>');
});

import { expect } from 'vitest';
import { addUser } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Something in every field. */
export const cvData = {
  title: 'Utvikler i Tromsø',
  personalInfo: {
    firstName: 'Åse Marie',
    lastName: 'Sjøbærg',
    email: 'ase@example.no',
    phone: '900 00 000',
    address: 'Storgata 1, 9008 Tromsø',
    dateOfBirth: '1990-05-17',
  },
  aboutMe: 'Jeg bygger ting.\nOg river noen.',
  experience: [
    {
      title: 'Utvikler',
      company: 'Fjord AS',
      startDate: '2020-03-01',
      endDate: '',
      current: true,
      description: '- Bygget "ting" med ↯ og \\u{1}',
    },
    {
      title: 'Lærling',
      company: 'Verft AS',
      startDate: '2018-01-01',
      endDate: '2019-12-01',
      current: false,
      description: '',
    },
  ],
  education: [
    {
      institution: 'UiT',
      degree: 'Bachelor',
      field: 'Informatikk',
      startDate: '2015-08-01',
      endDate: '2018-06-01',
      current: false,
      description: 'Oppgave om nordlys',
    },
  ],
  skills: ['TypeScript', 'Førerkort B'],
  languages: [
    { name: 'Norsk', level: 'Morsmål' },
    { name: 'Nordsamisk', level: 'B2' },
  ],
  references: [{ name: 'Per Ås', title: 'Leder', company: 'Fjord AS', email: 'per@example.no', phone: '911 11 111' }],
  referencesOnRequest: true,
  documentLanguage: 'nn',
};

const [job, apprenticeship] = cvData.experience;
const [school] = cvData.education;
const [referee] = cvData.references;
/** The same in English, but for what is English already or was not translated: the apprenticeship. */
export const translatedCv = {
  ...cvData,
  documentLanguage: 'nb',
  translations: {
    en: {
      title: 'Developer for Havn AS',
      aboutMe: 'I build things.\nAnd tear some down.',
      skills: [{ original: 'Førerkort B', text: 'Driving licence B' }],
    },
  },
  experience: [
    {
      ...job,
      translations: { en: { title: 'Developer', company: 'Fjord Ltd', description: '- Built “things”' } },
    },
    apprenticeship,
  ],
  education: [
    {
      ...school,
      translations: {
        en: {
          institution: 'UiT The Arctic University of Norway',
          degree: 'BSc',
          field: 'Computer science',
          description: '',
        },
      },
    },
  ],
  languages: [...cvData.languages, { name: 'Pitesamisk', level: 'A2', translations: { en: { name: 'Pite Sámi' } } }],
  references: [{ ...referee, translations: { en: { title: 'Manager', company: 'Fjord Ltd' } } }],
};

export function cvForm(data: unknown, image?: Uint8Array) {
  const body = new FormData();
  body.set('cvData', typeof data === 'string' ? data : JSON.stringify(data));
  if (image) body.set('profileImage', new Blob([new Uint8Array(image)]), 'bilde.png');
  return body;
}

/** Somebody with a CV. */
export async function withCv(app: TestApp, data: unknown = cvData, image?: Uint8Array) {
  const user = await addUser(app.call);
  const { status, body } = await app.call('POST /api/cvs', { body: cvForm(data, image), token: user.token });
  expect(status).toBe(200);
  return { ...user, cv: body.cv };
}

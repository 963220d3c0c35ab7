import { cvDataSchema } from '../contract/cvs/cv-fields.ts';
import { createCv } from '../server/cvs/index.ts';
import type { Platform } from '../server/platform/platform.ts';
import { qualifications } from './data/qualifications.ts';

/** The job seeker's, with something in every part, and in English too, but for one line that is still to be written. */
export const addDemoCv = (platform: Platform, userId: string) =>
  createCv(platform, userId, { cvData: cvDataSchema.parse(demoCv), image: undefined });

const inEnglish = [
  { institution: 'UiT The Arctic University of Norway', degree: 'Further education', field: 'clinical nursing' },
  { institution: 'UiT The Arctic University of Norway', degree: 'Bachelor', field: 'nursing' },
];

export const demoCv = {
  title: 'Sykepleier',
  personalInfo: {
    firstName: 'Sigrid',
    lastName: 'Søker',
    email: 'soker@demo.example',
    phone: '00 12 34 56',
    address: 'Strandgata 4, 9008 Tromsø',
    dateOfBirth: '1992-05-01',
  },
  aboutMe:
    'Sykepleier med åtte års erfaring fra medisinsk avdeling og hjemmetjeneste. Rolig når det haster, og glad i å lære opp nye kolleger. Ser nå etter en stilling med fagansvar nærmere kysten.',
  translations: {
    en: {
      title: 'Registered nurse',
      aboutMe:
        'Registered nurse with eight years of experience from a medical ward and home care. Calm when it is urgent, and fond of teaching new colleagues. Now looking for a post with clinical responsibility closer to the coast.',
      skills: [
        { original: 'Autorisert sykepleier', text: 'Authorised nurse (Norway)' },
        { original: 'Triage', text: 'Triage' },
        { original: 'DIPS Arena', text: 'DIPS Arena (health records)' },
        { original: 'Førerkort B', text: 'Driving licence, class B' },
      ],
    },
  },
  experience: [
    {
      title: 'Fagsykepleier',
      company: 'Fjordbyen sykehus, medisinsk avdeling',
      startDate: '2021-08-01',
      current: true,
      description:
        'Fagansvar for en sengepost med 24 plasser.\n- Innførte felles tavlemøter, som kortet liggetiden med en halv dag\n- Veileder fire nyutdannede i året\n- Leder gruppen for trygg legemiddelbruk',
      translations: {
        en: {
          title: 'Lead nurse',
          company: 'Fjordbyen Hospital, medical ward',
          description:
            'Clinical responsibility for a ward of 24 beds.\n- Introduced shared board rounds, which shortened stays by half a day\n- Supervise four newly qualified nurses a year\n- Lead the group for safe use of medicines',
        },
      },
    },
    {
      title: 'Sykepleier',
      company: 'Tromsø kommune, hjemmetjenesten',
      startDate: '2017-07-01',
      endDate: '2021-07-01',
      description:
        '- Primærkontakt for tolv brukere\n- Ansvarlig for legemiddelhåndtering på ruten\n- Tok i bruk nettbrett i dokumentasjonen sammen med to kolleger',
      translations: {
        en: {
          title: 'Nurse',
          company: 'Municipality of Tromsø, home care',
          description:
            '- Primary contact for twelve people\n- Responsible for medicines on the round\n- Introduced tablets for documentation together with two colleagues',
        },
      },
    },
    {
      title: 'Ekstravakt',
      company: 'Solsiden sykehjem',
      startDate: '2015-06-01',
      endDate: '2017-06-01',
      description: 'Helger og ferier ved siden av studiene, mest på skjermet avdeling.',
      translations: { en: { title: 'Relief nurse', company: 'Solsiden Nursing Home' } },
    },
  ],
  ...qualifications,
  education: qualifications.education.map((each, index) => ({ ...each, translations: { en: inEnglish[index] } })),
};

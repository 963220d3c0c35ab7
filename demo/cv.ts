import { cvDataSchema } from '../contract/cv-fields.ts';
import { createCv } from '../server/cvs/index.ts';
import type { Platform } from '../server/platform/platform.ts';
import { qualifications } from './data/qualifications.ts';

/** The job seeker's, with something in every part. */
export const addDemoCv = (platform: Platform, userId: string) =>
  createCv(platform, userId, { cvData: cvDataSchema.parse(cv), image: undefined });

const cv = {
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
  experience: [
    {
      title: 'Fagsykepleier',
      company: 'Fjordbyen sykehus, medisinsk avdeling',
      startDate: '2021-08-01',
      current: true,
      description:
        'Fagansvar for en sengepost med 24 plasser.\n- Innførte felles tavlemøter, som kortet liggetiden med en halv dag\n- Veileder fire nyutdannede i året\n- Leder gruppen for trygg legemiddelbruk',
    },
    {
      title: 'Sykepleier',
      company: 'Tromsø kommune, hjemmetjenesten',
      startDate: '2017-07-01',
      endDate: '2021-07-01',
      description:
        '- Primærkontakt for tolv brukere\n- Ansvarlig for legemiddelhåndtering på ruten\n- Tok i bruk nettbrett i dokumentasjonen sammen med to kolleger',
    },
    {
      title: 'Ekstravakt',
      company: 'Solsiden sykehjem',
      startDate: '2015-06-01',
      endDate: '2017-06-01',
      description: 'Helger og ferier ved siden av studiene, mest på skjermet avdeling.',
    },
  ],
  ...qualifications,
};

import { type CvData, cvDataSchema } from '../../contract/cvs/cv-fields.ts';

/** A usual CV of two pages. No two have a paragraph in common, so that nothing is gained by remembering the last one. */
export function cvNumber(number: number): CvData {
  const description = (entry: number) =>
    [
      `Ansvarlig for ${number + 10 * entry} anlegg mellom Tromsø og Ålesund, med tolv fagarbeidere og åtte lærlinger.`,
      `- Kuttet stans med ${entry + 3} prosent i år ${number}`,
      `- Innførte felles vaktplan for ${number} skift, og lærte opp ${entry + 2} vaktledere`,
      `- Førte dialog med leverandører og myndigheter om sak ${number}-${entry}, og skrev rapportene på norsk og engelsk`,
    ].join('\n');
  return cvDataSchema.parse({
    personalInfo: {
      firstName: `Åse ${number}`,
      lastName: 'Sjøbærg',
      email: `ase.${number}@example.no`,
      phone: '900 00 000',
      address: 'Storgata 1, 9008 Tromsø',
    },
    aboutMe: `Fagarbeider nummer ${number}, som ble leder, og fortsatt liker å skru. Rolig når det haster.`,
    experience: Array.from({ length: 8 }, (_, entry) => ({
      title: `Avdelingsleder ${number}-${entry}`,
      company: `Fjordkraft ${entry} AS`,
      startDate: `${2020 - entry}-03-01`,
      endDate: `${2021 - entry}-02-01`,
      description: description(entry),
    })),
    education: Array.from({ length: 3 }, (_, entry) => ({
      institution: `Tromsø maritime skole ${number}`,
      degree: 'Fagbrev',
      field: `Retning ${entry}`,
      endDate: `${2010 - entry}-06-01`,
    })),
    skills: ['Førerkort C', 'Truckførerbevis', 'Excel', `Kurs ${number}`],
    languages: [
      { name: 'Norsk', level: 'Morsmål' },
      { name: 'Engelsk', level: 'C1' },
    ],
    referencesOnRequest: true,
  });
}

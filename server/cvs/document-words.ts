import type { CvLanguage } from '../../contract/cvs/cv-fields.ts';

/** What a document says besides what was typed. */
export interface DocumentWords {
  email: string;
  phone: string;
  address: string;
  born: string;
  aboutMe: string;
  experience: string;
  education: string;
  skills: string;
  languages: string;
  references: string;
  onRequest: string;
  now: string;
  motherTongue: string;
  portraitOf: string;
  attachment: string;
  letter: string;
  application: string;
  /** Goes on with the title of the position. */
  applicationFor: string;
  closing: string;
  day: Intl.DateTimeFormat;
  month: Intl.DateTimeFormat;
}

const datesOf = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
});

export const documentWords: Record<CvLanguage, DocumentWords> = {
  nb: {
    email: 'E-post',
    phone: 'Telefon',
    address: 'Adresse',
    born: 'Født',
    aboutMe: 'Om meg',
    experience: 'Arbeidserfaring',
    education: 'Utdanning',
    skills: 'Ferdigheter',
    languages: 'Språk',
    references: 'Referanser',
    onRequest: 'Referanser oppgis på forespørsel.',
    now: 'nå',
    motherTongue: 'morsmål',
    portraitOf: 'Portrett av',
    attachment: 'CV-en som data (JSON Resume)',
    letter: 'Søknadsbrev',
    application: 'Søknad',
    applicationFor: 'Søknad på stilling som',
    closing: 'Med vennlig hilsen',
    ...datesOf('nb-NO'),
  },
  nn: {
    email: 'E-post',
    phone: 'Telefon',
    address: 'Adresse',
    born: 'Fødd',
    aboutMe: 'Om meg',
    experience: 'Arbeidserfaring',
    education: 'Utdanning',
    skills: 'Ferdigheiter',
    languages: 'Språk',
    references: 'Referansar',
    onRequest: 'Referansar blir oppgitte på førespurnad.',
    now: 'no',
    motherTongue: 'morsmål',
    portraitOf: 'Portrett av',
    attachment: 'CV-en som data (JSON Resume)',
    letter: 'Søknadsbrev',
    application: 'Søknad',
    applicationFor: 'Søknad på stilling som',
    closing: 'Med venleg helsing',
    ...datesOf('nn-NO'),
  },
  en: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    born: 'Born',
    aboutMe: 'About me',
    experience: 'Work experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    references: 'References',
    onRequest: 'References available on request.',
    now: 'present',
    motherTongue: 'native',
    portraitOf: 'Portrait of',
    attachment: 'The CV as data (JSON Resume)',
    letter: 'Cover letter',
    application: 'Application',
    applicationFor: 'Application for the position of',
    closing: 'Kind regards',
    ...datesOf('en-GB'),
  },
};

/** A kind of work with the building blocks its ads are put together from. */
export interface OccupationGroup {
  key: string;
  language: 'nb' | 'nn';
  /** How often it occurs beside the others. */
  weight: number;
  sector: 'Offentlig' | 'Privat' | 'Ikke oppgitt';
  /** The share of ads that allow working from anywhere. */
  remote: number;
  /** Names of employers in the national feed: {kommune}, {sted}, {fylke} and {navn} are filled in. */
  employers: string[];
  /** First paragraphs: {arbeidsgiver} and {sted} are filled in. */
  openings: string[];
  /** Infinitives without "å". */
  tasks: string[];
  /** Whole sentences. */
  wishes: string[];
  /** Noun phrases that can follow "Vi kan tilby". */
  offers: string[];
  schedules: string[];
  occupations: Occupation[];
}

export interface Occupation {
  title: string;
  /** Statistics Norway's classification of occupations, STYRK-08. */
  styrk: string;
  /** Yearly pay in thousand NOK. */
  pay: [from: number, to: number];
  tasks: string[];
  /** Noun phrases that can follow "Du har". */
  demands: string[];
}

export const occupation = (
  title: string,
  styrk: string,
  from: number,
  to: number,
  tasks: string[],
  demands: string[],
): Occupation => ({ title, styrk, pay: [from, to], tasks, demands });

import type { Engagement, PositionType } from '../positions.ts';

/** Stands where an ad names no place. */
export const NO_PLACE = 'Ikke oppgitt';

interface Kind {
  jobType?: PositionType;
  engagement?: Engagement;
}

/** What NAV's words for the engagement mean in ours, in small letters. "Annet" and what is not known mean nothing. */
export const kindsOfWork: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['fast', { jobType: 'Fast', engagement: 'Fast' }],
  ['vikariat', { jobType: 'Vikariat', engagement: 'Midlertidig' }],
  ['deltid', { jobType: 'Deltid' }],
  ['midlertidig', { engagement: 'Midlertidig' }],
  ['engasjement', { engagement: 'Midlertidig' }],
  ['sesong', { engagement: 'Midlertidig' }],
  ['feriejobb', { engagement: 'Midlertidig' }],
  ['åremål', { engagement: 'Midlertidig' }],
  ['prosjekt', { engagement: 'Prosjekt' }],
  ['selvstendig næringsdrivende', { jobType: 'Freelance' }],
]);

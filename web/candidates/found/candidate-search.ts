import type { candidates } from '../../../contract/candidates.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { experienceLabels, workLanguageLabels } from '../../../contract/positions/position-words.ts';
import { eitherInWords } from '../../../contract/several.ts';
import { readAddress, writeAddress } from '../../platform/list-address.ts';

export type Found = Reply<typeof candidates.find>;
export type FoundCandidate = Found['candidates'][number];

/** What the address says. Empty text: not chosen. */
export interface CandidateSearch {
  search: string;
  /** Several of them: "junior_senior". */
  experience: string;
  workLanguage: string;
  everyProfession: boolean;
  everywhere: boolean;
  invited: boolean;
  page: number;
  /** The one that is open. */
  kandidat: string;
}

export function readSearch(query: URLSearchParams): CandidateSearch {
  const { text, several, page } = readAddress(query);
  const isOn = (name: string) => text(name) === 'true';
  return {
    search: text('search'),
    experience: several('experience', experienceLabels),
    workLanguage: several('workLanguage', workLanguageLabels),
    everyProfession: isOn('everyProfession'),
    everywhere: isOn('everywhere'),
    invited: isOn('invited'),
    page: page('page'),
    kandidat: isUuid(text('kandidat')) ? text('kandidat') : '',
  };
}

/** Only what differs from an untouched list. */
export const writeSearch = ({ page, everyProfession, everywhere, invited, ...texts }: CandidateSearch): string =>
  writeAddress({
    ...texts,
    ...(everyProfession && { everyProfession: 'true' }),
    ...(everywhere && { everywhere: 'true' }),
    ...(invited && { invited: 'true' }),
    ...(page > 1 && { page }),
  });

export const untouched = readSearch(new URLSearchParams());

/** What narrows the list or widens it, each with the list that is left without it. */
export function chipsOf(search: CandidateSearch) {
  const { experience, workLanguage } = search;
  const labels = {
    search: `«${search.search}»`,
    experience: eitherInWords(experience, experienceLabels),
    workLanguage: `Arbeidsspråk: ${eitherInWords(workLanguage, workLanguageLabels).toLowerCase()}`,
    everyProfession: 'Alle yrker',
    everywhere: 'Alle steder',
    invited: 'Bare inviterte',
  };
  const chosen = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => search[name]);
  return chosen.map((name) => ({
    key: name,
    label: labels[name],
    to: writeSearch({ ...search, page: 1, [name]: untouched[name] }) || '?',
  }));
}

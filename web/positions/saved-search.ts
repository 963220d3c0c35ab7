import { askedOfList } from '../../contract/followed/asked-of-list.ts';
import type { SearchToSave } from '../../contract/followed.ts';
import { type PositionSearch, readSearch } from './position-search.ts';

/** As saved searches name the filters. */
export const filtersOf = (search: PositionSearch): SearchToSave['filters'] => ({
  searchTerm: search.search,
  selectedFylke: search.fylke,
  selectedKommune: search.kommune,
  selectedDistance: search.avstand,
  selectedPlaces: search.steder,
  selectedOccupation: search.occupation,
  selectedProfession: search.profession,
  selectedJobType: search.jobType,
  selectedExperience: search.experience,
  selectedEngagement: search.engagement,
  selectedWorkLanguage: search.workLanguage,
  selectedPay: search.pay,
  remoteWork: search.remote,
  sortBy: search.sort,
});

export const searchOf = (filters: SearchToSave['filters']): PositionSearch =>
  readSearch(new URLSearchParams({ ...askedOfList(filters), sort: filters.sortBy }));

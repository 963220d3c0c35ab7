import type { SearchToSave } from '../followed.ts';
import type { positionFilters } from '../positions.ts';

type Filters = SearchToSave['filters'];
/** An order finds nothing, days pass, and what one business has is followed. */
type Saved = Exclude<keyof typeof positionFilters, 'sort' | 'dueWithinDays' | 'publishedWithinDays' | 'businessId'>;

/** What a saved search asks the list of positions for, in the words of its address. */
export const askedOfList = (filters: Filters): Record<Saved, string> => ({
  search: filters.searchTerm,
  fylke: filters.selectedFylke,
  kommune: filters.selectedKommune,
  avstand: filters.selectedDistance,
  // What a browser saved before there were these has none.
  steder: filters.selectedPlaces ?? '',
  occupation: filters.selectedOccupation ?? '',
  profession: filters.selectedProfession ?? '',
  jobType: filters.selectedJobType,
  experience: filters.selectedExperience,
  engagement: filters.selectedEngagement,
  workLanguage: filters.selectedWorkLanguage ?? '',
  pay: filters.selectedPay,
  remote: `${filters.remoteWork}`,
});

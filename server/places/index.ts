export { inOwnWords, withCountyOfText } from './county-of-text.ts';
export {
  countyOf,
  findCounty,
  findMunicipalities,
  findPostalCode,
  findTown,
  municipalityOf,
  namesOfCounties,
  namesOfMunicipality,
} from './find-place.ts';
export { lexiconWithPlaces } from './lexicon-with-places.ts';
export { municipalityOfAddress } from './municipality-of-address.ts';
export {
  municipalitiesAsked,
  municipalitiesOfPlaces,
  namesOfPlaces,
  placeFilters,
  UNKNOWN_PLACE,
} from './place-filters.ts';
export { widerPlaces } from './wider-places.ts';

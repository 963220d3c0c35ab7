export {
  countyOf,
  findCounty,
  findMunicipalities,
  findPostalCode,
  findTown,
  municipalityOf,
  namesOfCounties,
  namesOfMunicipality,
  withCountyOfText,
} from './find-place.ts';
export { lexiconWithPlaces } from './lexicon-with-places.ts';

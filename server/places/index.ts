export {
  countyOf,
  findCounty,
  findMunicipalities,
  findPostalCode,
  findTown,
  municipalityOf,
  namesOfCounty,
  namesOfMunicipality,
} from './find-place.ts';
export { lexiconWithPlaces } from './lexicon-with-places.ts';

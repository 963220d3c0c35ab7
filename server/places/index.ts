export {
  countyOf,
  findCounty,
  findMunicipalities,
  findPostalCode,
  municipalityOf,
  namesOfMunicipality,
  placeNames,
} from './find-place.ts';

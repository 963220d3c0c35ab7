export {
  countyOf,
  findCounty,
  findMunicipalities,
  findPostalCode,
  municipalityOf,
  namesOfCounty,
  namesOfMunicipality,
  placeNames,
} from './find-place.ts';

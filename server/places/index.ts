export {
  countyOf,
  findCounty,
  findMunicipalities,
  findPostalCode,
  findTown,
  municipalityOf,
  namesOfCounty,
  namesOfMunicipality,
  placeNames,
} from './find-place.ts';

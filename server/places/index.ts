export { countyOf, findCounty, findMunicipalities, findPostalCode, municipalityOf } from './find-place.ts';

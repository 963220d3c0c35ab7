import { anyPlace, type Place } from '../places.ts';
import { seededRandom } from '../random.ts';
import { enhet, type RegisterAddress, type Unit } from './unit.ts';

const firstParts = [
  'Nordlys', 'Fjellvik', 'Havgap', 'Solheim', 'Granli', 'Skogly', 'Fjordblikk', 'Bjørkås', 'Tindvær', 'Lyngmo',
  'Sundbrygga', 'Vårsol', 'Steinvik', 'Elvebakken', 'Kystleia', 'Storfjell',
]; // biome-ignore format: a list of words

const trades = [
  { name: 'Bygg', kode: '41.000', beskrivelse: 'Oppføring av bygninger' },
  { name: 'Elektro', kode: '43.210', beskrivelse: 'Elektrisk installasjonsarbeid' },
  { name: 'Regnskap', kode: '69.201', beskrivelse: 'Regnskap og bokføring' },
  { name: 'Systemutvikling', kode: '62.100', beskrivelse: 'Programmeringstjenester' },
  { name: 'Transport', kode: '49.410', beskrivelse: 'Godstransport på vei' },
  { name: 'Mat og selskap', kode: '56.210', beskrivelse: 'Cateringvirksomhet' },
  { name: 'Barnehage', kode: '88.911', beskrivelse: 'Barnehager' },
  { name: 'Mekaniske', kode: '25.620', beskrivelse: 'Bearbeiding av metaller' },
  { name: 'Reklame', kode: '73.110', beskrivelse: 'Reklamebyråer' },
  { name: 'Tannklinikk', kode: '86.230', beskrivelse: 'Tannhelsetjenester' },
];

/** A company for any synthetic number: always the same one for the same number, so a second look-up agrees with the first. */
export function believableUnit(organisationNumber: string): Unit {
  const random = seededRandom(organisationNumber);
  const { name, ...industry } = random.pick(trades);
  const place = anyPlace(random);
  const headCount = random.pick([
    undefined,
    random.int(5, 9),
    random.int(10, 49),
    random.int(10, 90),
    random.int(90, 400),
  ]);
  return enhet({
    organisasjonsnummer: organisationNumber,
    navn: `${random.pick(firstParts)} ${name} AS`.toUpperCase(),
    address: registerAddress(place),
    naeringskode1: industry,
    ...(headCount === undefined ? { harRegistrertAntallAnsatte: true } : { antallAnsatte: headCount }),
    stiftelsesdato: `${random.int(1985, 2023)}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
    institusjonellSektorkode: { kode: '2100', beskrivelse: 'Private aksjeselskaper mv.' },
  });
}

/** The register writes towns and municipalities in capitals. */
export const registerAddress = (place: Place): RegisterAddress => ({
  land: 'Norge',
  landkode: 'NO',
  postnummer: place.postalCode,
  poststed: place.town.toUpperCase(),
  adresse: [place.street],
  kommune: place.municipal.toUpperCase(),
  kommunenummer: place.municipalityNumber,
});

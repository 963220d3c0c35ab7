import type { County, Municipality } from '../../../contract/places.ts';
import { countyOf, findCounty, findMunicipalities, findPostalCode, findTown } from '../../places/index.ts';

export interface WireLocation {
  country?: string | null;
  address?: string | null;
  city?: string | null;
  postalCode?: string | null;
  county?: string | null;
  municipal?: string | null;
}

export interface WorkPlace {
  municipality: Municipality | undefined;
  /** Ids, with the divided county that one of today was part of; known without the municipality too. */
  counties: string[];
  isAbroad: boolean;
}

/** Counties that were gone before 2020, which senders still write. */
const earlierCounties = new Map([
  ['hordaland', 'vestland'],
  ['sogn og fjordane', 'vestland'],
  ['hedmark', 'innlandet'],
  ['oppland', 'innlandet'],
  ['aust-agder', 'agder'],
  ['vest-agder', 'agder'],
  ['sør-trøndelag', 'trondelag'],
  ['nord-trøndelag', 'trondelag'],
]);

/** Municipalities that were merged in 2020 and have no postal town of their name, with the number they had. */
const earlierMunicipalities = new Map(
  [
    'Skedsmo 0231, Fet 0227, Hurum 0628, Sande i Vestfold 0713, Re 0716, Sauherad 0822, Bø 0821, Bø i Telemark 0821',
    'Bø (Telemark) 0821, Songdalen 1017, Audnedal 1027, Sund 1245, Meland 1256, Radøy 1260, Flora 1401, Gaular 1430, Jølster 1431',
    'Vågsøy 1439, Eid 1443, Nesset 1543, Fræna 1548, Hemne 5011, Orkdal 5024, Verran 5039, Fosnes 5048, Vikna 5050',
    'Nærøy 5051, Skånland 1913, Berg 1929, Lenvik 1931',
  ]
    .flatMap((row) => row.toLowerCase().split(', '))
    .map((entry): [string, string] => [entry.slice(0, -5), entry.slice(-4)]),
);

/** Another of the name may be left elsewhere: "SANDE" in Vestfold is no more. */
function earlierNamed(given: string, county: County | undefined) {
  const name = given.trim().toLowerCase();
  const number =
    earlierMunicipalities.get(name) ?? earlierMunicipalities.get(`${name} i ${county?.name.toLowerCase()}`);
  return onlyOne(findMunicipalities(number ?? ''), county);
}

/**
 * The postal code first, then the name within the county: there are two of Våler, Herøy and Nes. At last the town, and what was a
 * municipality.
 */
export function findWorkPlace(location: WireLocation): WorkPlace {
  if (isAbroad(location)) return { municipality: undefined, counties: [], isAbroad: true };
  const county = countyNamed(location.county ?? '');
  const municipality =
    findPostalCode(postalCodeIn(location))?.municipality ??
    municipalityNamed(location.municipal ?? '', county) ??
    municipalityNamed(location.city ?? '', county) ??
    townNamed(location.city ?? '', county) ??
    townNamed(location.municipal ?? '', county) ??
    earlierNamed(location.municipal ?? '', county);
  const found = municipality ? countyOf(municipality.slug) : county;
  return { municipality, counties: [found?.id, found?.partOf].filter((id) => id != null), isAbroad: false };
}

/** Of Norway: one that was kept as a number has lost its first zero, and some write the country before or the town behind. */
export const postalCodeIn = ({ postalCode }: WireLocation): string =>
  (postalCode ?? '')
    .trim()
    .replace(/^(?:NO?[\s-]*)?(\d{4})(?:\s+\p{L}.*)?$/iu, '$1')
    .replace(/^\d{3}$/, '0$&');

const isAbroad = ({ country }: WireLocation) =>
  Boolean(country && !isNorway(country) && !/^svalbard/i.test(country.trim()));

/** In its own languages, in English and as a code. */
export const isNorway = (country: string): boolean =>
  /^(norge|noreg|norway|norga|nöörje|no|nor)$/i.test(country.trim());

function countyNamed(text: string): County | undefined {
  const name = text.trim();
  const found = findCounty(name) ?? findCounty(earlierCounties.get(name.toLowerCase()) ?? '');
  const first = firstLanguageOf(name);
  return found ?? (first === name ? undefined : countyNamed(first));
}

/** "Troms og Finnmark – Romsa ja Finnmárku" is one county. */
export const firstLanguageOf = (county: string): string => county.split(/\s[-–/]\s/)[0]?.trim() ?? county;

/** "BØ (TELEMARK)" and "BØ I TELEMARK" carry their county; "UNJARGA NESSEBY" is one municipality in two languages. */
function municipalityNamed(given: string, county: County | undefined): Municipality | undefined {
  // A gap counts once: the expression below tries each of its blanks with each other.
  const text = given.trim().replace(/\s+/g, ' ');
  const named = (name: string) => (name.trim().length < 2 ? undefined : onlyOne(findMunicipalities(name), county));
  const whole = named(text);
  // A town of several words is not the municipality that one of them names: Nes på Hedmarken lies far from Nes.
  if (whole || !/[ /(-]/.test(text) || findTown(text).length > 0) return whole;
  const withCounty = /^(.+?) ?(?:\(([^)]+)\)| i (.+))$/i.exec(text);
  if (withCounty)
    return municipalityNamed(withCounty[1] ?? '', countyNamed(withCounty[2] ?? withCounty[3] ?? '') ?? county);
  const parts = text.split(/[ /]+| - /).flatMap((word) => named(word) ?? []);
  const slugs = new Set(parts.map(({ slug }) => slug));
  return slugs.size === 1 ? parts[0] : undefined;
}

/** Not of what may as well be the name of several municipalities. */
const townNamed = (name: string, county: County | undefined) =>
  findMunicipalities(name).length > 1 ? undefined : onlyOne(findTown(name), county);

/** Never a guess: a name that stands for several, or that lies in another county, is none. */
function onlyOne(municipalities: Municipality[], county: County | undefined) {
  const found = municipalities.filter(
    ({ slug }) => !county || county.municipalities.some((municipality) => municipality.slug === slug),
  );
  return found.length === 1 ? found[0] : undefined;
}

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

/** The postal code first, then the name within the county: there are two of Våler, Herøy and Nes. At last the town. */
export function findWorkPlace(location: WireLocation): WorkPlace {
  if (isAbroad(location)) return { municipality: undefined, counties: [], isAbroad: true };
  const county = countyNamed(location.county ?? '');
  const municipality =
    findPostalCode(postalCodeIn(location))?.municipality ??
    municipalityNamed(location.municipal ?? '', county) ??
    municipalityNamed(location.city ?? '', county) ??
    townNamed(location.city ?? '', county) ??
    townNamed(location.municipal ?? '', county);
  const found = municipality ? countyOf(municipality.slug) : county;
  return { municipality, counties: [found?.id, found?.partOf].filter((id) => id != null), isAbroad: false };
}

/** Of Norway: one that was kept as a number has lost its first zero. */
export const postalCodeIn = ({ postalCode }: WireLocation): string =>
  (postalCode ?? '').trim().replace(/^\d{3}$/, '0$&');

const isAbroad = ({ country }: WireLocation) =>
  Boolean(country && !isNorway(country) && !/^svalbard/i.test(country.trim()));

/** In its own languages, in English and as a code. */
export const isNorway = (country: string): boolean =>
  /^(norge|noreg|norway|norga|nöörje|no|nor)$/i.test(country.trim());

function countyNamed(text: string): County | undefined {
  const name = text.trim();
  return findCounty(name) ?? findCounty(earlierCounties.get(name.toLowerCase()) ?? '');
}

/** "BØ (TELEMARK)" and "BØ I TELEMARK" carry their county; "UNJARGA NESSEBY" is one municipality in two languages. */
function municipalityNamed(text: string, county: County | undefined): Municipality | undefined {
  const withCounty = /^(.+?)\s*(?:\(([^)]+)\)|\s+i\s+(\S+))$/i.exec(text.trim());
  if (withCounty)
    return municipalityNamed(withCounty[1] ?? '', countyNamed(withCounty[2] ?? withCounty[3] ?? '') ?? county);
  const named = (name: string) => (name.trim().length < 2 ? undefined : onlyOne(findMunicipalities(name), county));
  const whole = named(text);
  if (whole || !/[\s/-]/.test(text.trim())) return whole;
  const parts = text.split(/[\s/]+|\s-\s/).flatMap((word) => named(word) ?? []);
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

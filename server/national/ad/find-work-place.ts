import type { County, Municipality } from '../../../contract/places.ts';
import { countyOf, findCounty, findMunicipalities, findPostalCode } from '../../places/index.ts';

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
const earlierCounties: Record<string, string> = {
  hordaland: 'vestland',
  'sogn og fjordane': 'vestland',
  hedmark: 'innlandet',
  oppland: 'innlandet',
  'aust-agder': 'agder',
  'vest-agder': 'agder',
  'sør-trøndelag': 'trondelag',
  'nord-trøndelag': 'trondelag',
};

/** The postal code first, then the name within the county: there are two of Våler, Herøy and Nes. */
export function findWorkPlace(location: WireLocation): WorkPlace {
  if (isAbroad(location)) return { municipality: undefined, counties: [], isAbroad: true };
  const county = countyNamed(location.county ?? '');
  const municipality =
    findPostalCode(location.postalCode ?? '')?.municipality ??
    municipalityNamed(location.municipal ?? '', county) ??
    municipalityNamed(location.city ?? '', county);
  const found = municipality ? countyOf(municipality.slug) : county;
  return { municipality, counties: [found?.id, found?.partOf].filter((id) => id != null), isAbroad: false };
}

const isAbroad = ({ country }: WireLocation) =>
  Boolean(country && !/^(norge|noreg|norway|norga|nöörje|no|svalbard.*)$/i.test(country.trim()));

function countyNamed(text: string): County | undefined {
  const name = text.trim();
  return findCounty(name) ?? findCounty(earlierCounties[name.toLowerCase()] ?? '');
}

/** "BØ (TELEMARK)" and "BØ I TELEMARK" carry their county; "UNJARGA NESSEBY" is one municipality in two languages. */
function municipalityNamed(text: string, county: County | undefined): Municipality | undefined {
  const named = /^(.+?)\s*(?:\(([^)]+)\)|\s+i\s+(\S+))$/i.exec(text.trim());
  if (named) return municipalityNamed(named[1] ?? '', countyNamed(named[2] ?? named[3] ?? '') ?? county);
  const whole = onlyOne(text, county);
  if (whole || !/[\s/-]/.test(text.trim())) return whole;
  const parts = text.split(/[\s/]+|\s-\s/).flatMap((word) => onlyOne(word, county) ?? []);
  const slugs = new Set(parts.map(({ slug }) => slug));
  return slugs.size === 1 ? parts[0] : undefined;
}

/** Never a guess: a name that stands for several, or that lies in another county, is none. */
function onlyOne(name: string, county: County | undefined) {
  if (name.trim().length < 2) return undefined;
  const found = findMunicipalities(name).filter(
    ({ slug }) => !county || county.municipalities.some((municipality) => municipality.slug === slug),
  );
  return found.length === 1 ? found[0] : undefined;
}

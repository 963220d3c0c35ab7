import { findMunicipalities, findPostalCode } from '../places/index.ts';
import type { RegisterRecord } from '../platform/database/schema.ts';

/** The postal address, and where the register has none, where the business is. */
export const addressOf = ({ postadresse, forretningsadresse, beliggenhetsadresse }: RegisterRecord) =>
  postadresse ?? forretningsadresse ?? beliggenhetsadresse;

/** Where a business is, from the register's record: for the columns `municipality` and `location`. */
export function placeOfBusiness(data: RegisterRecord) {
  const seat = data.forretningsadresse ?? data.beliggenhetsadresse ?? data.postadresse;
  const inArea = findPostalCode(seat?.postnummer ?? '')?.municipality;
  const found = findMunicipalities(seat?.kommunenummer ?? '');
  // The old number of one that was divided stands for each of its parts.
  const municipality = found.length === 1 ? found[0] : (found.find(({ slug }) => slug === inArea?.slug) ?? inArea);
  return { municipality: municipality?.slug ?? null, location: townOf(addressOf(data)) };
}

/** As in "1012 AB AMSTERDAM": its letters stand apart. */
const dutchCode = /^\d{4} \p{Lu}{2}(?= )/u;

/** "MO I RANA" is for the post; people write "Mo i Rana". A postal code of abroad stands beside its town as it is. */
export function townOf(address: RegisterRecord['postadresse']): string | null {
  const known = address?.postnummer ? findPostalCode(address.postnummer) : undefined;
  if (known) return known.town;
  const [code = ''] = dutchCode.exec(address?.poststed ?? '') ?? [];
  const town = address?.poststed?.slice(code.length);
  return town ? code + town.replace(/\S+/g, (word) => (/\d/.test(word) ? word : capitalised(word))) : null;
}

const capitalised = (words: string) =>
  words
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => (/^(i|og|på)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));

import { findMunicipalities, findPostalCode } from '../places/index.ts';

/** The parts of the register's record (`brreg_data`) that the product reads; every one of them may be missing. */
export interface BrregData {
  naeringskode1?: { kode?: string; beskrivelse?: string };
  organisasjonsform?: { kode?: string; beskrivelse?: string };
  postadresse?: RegisterAddress;
  forretningsadresse?: RegisterAddress;
  beliggenhetsadresse?: RegisterAddress;
  antallAnsatte?: number;
  harRegistrertAntallAnsatte?: boolean;
  hjemmeside?: string;
  epostadresse?: string;
  stiftelsesdato?: string;
}

interface RegisterAddress {
  postnummer?: string;
  poststed?: string;
  kommunenummer?: string;
}

/** The postal address, and where the register has none, where the business is. */
export const addressOf = ({ postadresse, forretningsadresse, beliggenhetsadresse }: BrregData) =>
  postadresse ?? forretningsadresse ?? beliggenhetsadresse;

/** Where a business is, from the register's record: for the columns `municipality` and `location`. */
export function placeOfBusiness(data: BrregData) {
  const seat = data.forretningsadresse ?? data.beliggenhetsadresse ?? data.postadresse;
  const area = seat?.postnummer ? findPostalCode(seat.postnummer) : undefined;
  const [municipality = area?.municipality] = findMunicipalities(seat?.kommunenummer ?? '');
  return { municipality: municipality?.slug ?? null, location: townOf(addressOf(data)) };
}

/** "MO I RANA" is for the post; people write "Mo i Rana". A postal code of abroad stands beside its town as it is. */
export function townOf(address: RegisterAddress | undefined): string | null {
  const known = address?.postnummer ? findPostalCode(address.postnummer) : undefined;
  if (known) return known.town;
  return address?.poststed?.replace(/\S+/g, (word) => (/\d/.test(word) ? word : capitalised(word))) ?? null;
}

const capitalised = (words: string) =>
  words
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => (/^(i|og|på)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));

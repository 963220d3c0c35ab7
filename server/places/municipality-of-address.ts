import { findMunicipalities, findPostalCode, findTown } from './find-place.ts';

/** Of the last part of an address that begins with a postal code or is the name of one place only. */
export function municipalityOfAddress(address: string): string | undefined {
  for (const part of address.split(',').reverse()) {
    const code = /^\d{4}(?=\s|$)/.exec(part.trim())?.[0];
    const coded = code && findPostalCode(code)?.municipality;
    if (coded) return coded.slug;
    const [found, ...others] = [findMunicipalities(part), findTown(part)].find(({ length }) => length > 0) ?? [];
    if (found && others.length === 0) return found.slug;
  }
  return undefined;
}

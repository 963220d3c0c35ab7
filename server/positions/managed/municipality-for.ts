import type { PositionFields } from '../../../contract/position-fields.ts';
import { findMunicipalities, findPostalCode, findTown } from '../../places/index.ts';

type Named = Pick<PositionFields, 'municipality' | 'location' | 'remote'>;

/**
 * The municipality of a position: the one that is named, `undefined` where there is none of that name. Where none is named, that
 * of its address, else the usual one; work that is done from home may be nowhere.
 */
export function municipalityFor(
  { municipality, location, remote }: Named,
  usual: string | null,
): string | null | undefined {
  if (municipality) return findMunicipalities(municipality)[0]?.slug;
  return (location && municipalityOfAddress(location)) || (remote ? null : usual);
}

/** Of its last part that begins with a postal code or is the name of one place only. */
function municipalityOfAddress(address: string): string | undefined {
  for (const part of address.split(',').reverse()) {
    const code = /^\d{4}(?=\s|$)/.exec(part.trim())?.[0];
    const coded = code && findPostalCode(code)?.municipality;
    if (coded) return coded.slug;
    const [found, ...others] = [findMunicipalities(part), findTown(part)].find(({ length }) => length > 0) ?? [];
    if (found && others.length === 0) return found.slug;
  }
  return undefined;
}

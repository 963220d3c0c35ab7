import type { PositionFields } from '../../../contract/position-fields.ts';
import { findMunicipalities, findPostalCode, findTown } from '../../places/index.ts';

type Named = Pick<PositionFields, 'municipality' | 'location' | 'remote'>;

/**
 * The municipality of a position: the one that is named, `undefined` where there is none of that name. Where none is named, that
 * of its address, else that of its business; work that is done from home may be nowhere.
 */
export function placeOf({ municipality, location, remote }: Named, atHome: string | null): string | null | undefined {
  if (municipality) return findMunicipalities(municipality)[0]?.slug;
  if (remote) return null;
  return (location && placeOfAddress(location)) || atHome;
}

/** By its postal code, else by its last part that names one place only. */
function placeOfAddress(address: string): string | undefined {
  const code = /\b\d{4}\b/.exec(address)?.[0];
  const coded = code && findPostalCode(code)?.municipality;
  if (coded) return coded.slug;
  for (const part of address.split(',').reverse()) {
    const [found, ...others] = [findMunicipalities(part), findTown(part)].find(({ length }) => length > 0) ?? [];
    if (found && others.length === 0) return found.slug;
  }
  return undefined;
}

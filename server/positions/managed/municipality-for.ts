import type { PositionFields } from '../../../contract/position-fields.ts';
import { findMunicipalities, municipalityOfAddress } from '../../places/index.ts';

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

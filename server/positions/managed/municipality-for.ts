import type { PositionFields } from '../../../contract/positions/position-fields.ts';
import { findMunicipalities, municipalityOfAddress } from '../../places/index.ts';

type Named = Pick<PositionFields, 'municipality' | 'location' | 'remote'>;

/**
 * The municipality of a position: the one that is named, and of several of that name the one of its address. Where none is named,
 * that of its address, else the usual one; work that is done from home may be nowhere. With `msg` where nobody can tell.
 */
export function municipalityFor(
  { municipality, location, remote }: Named,
  usual: string | null,
): { municipality?: string | null; msg?: string } {
  const ofAddress = location && municipalityOfAddress(location);
  if (!municipality) return { municipality: ofAddress || (remote ? null : usual) };
  const found = findMunicipalities(municipality).map(({ slug }) => slug);
  if (found.length === 0) return { msg: 'Kommunen finnes ikke' };
  const named = found.length === 1 ? found[0] : found.find((slug) => slug === ofAddress);
  return named
    ? { municipality: named }
    : { msg: `Flere kommuner har dette navnet eller nummeret. Skriv ${found.join(' eller ')}` };
}

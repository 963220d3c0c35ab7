import type { Api } from '../../../contract/api.ts';
import { type ShownNational, shownNational } from '../../national/shown-national.ts';

export interface AtNav {
  /** The newest. */
  ads: ShownNational[];
  total: number;
}

/** What stands below the positions of a business is no reason to fail. */
export async function loadAtNav(api: Api, organizationNumber: string | undefined): Promise<AtNav> {
  const none = { ads: [], total: 0 };
  if (!organizationNumber) return none;
  return await api('GET /nav-positions/of-employer/:organizationNumber', { params: { organizationNumber } }).then(
    ({ positions, total }) => ({ ads: positions.map((ad) => shownNational(ad, new Date())), total }),
    () => none,
  );
}

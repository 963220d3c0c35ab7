import type { Api } from '../../../contract/api.ts';
import { type ShownNational, shownNational } from '../../national/shown-national.ts';
import { readAddress } from '../../platform/list-address.ts';

export interface AtNav {
  ads: ShownNational[];
  total: number;
  page: number;
  totalPages: number;
}

/** What stands below the positions of a business is no reason to fail. */
export async function loadAtNav(
  api: Api,
  organizationNumber: string | undefined,
  asked: URLSearchParams,
): Promise<AtNav> {
  const page = readAddress(asked).page('navPage');
  const none = { ads: [], total: 0, page, totalPages: 0 };
  if (!organizationNumber) return none;
  const which = { params: { organizationNumber }, query: { page } };
  return await api('GET /nav-positions/of-employer/:organizationNumber', which).then(
    ({ positions, ...found }) => ({ ...found, page, ads: positions.map((ad) => shownNational(ad, new Date())) }),
    () => none,
  );
}

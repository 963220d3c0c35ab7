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
  return organizationNumber ? await loadPage(api, organizationNumber, page).catch(() => none) : none;
}

/** Of a page that its last ad has left, or that never was, the last one that there is. */
async function loadPage(api: Api, organizationNumber: string, page: number): Promise<AtNav> {
  const which = { params: { organizationNumber }, query: { page } };
  const { positions, ...found } = await api('GET /nav-positions/of-employer/:organizationNumber', which);
  const last = Math.max(1, found.totalPages);
  if (page > last) return await loadPage(api, organizationNumber, last);
  return { ...found, page, ads: positions.map((ad) => shownNational(ad, new Date())) };
}

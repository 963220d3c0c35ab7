import { writeSeveral } from '../../contract/several.ts';
import { isNamed, isPublicBusiness } from '../businesses/index.ts';
import type { Platform } from '../platform/platform.ts';
import { type Feed, feedTitle } from './feed.ts';
import type { PositionSearch } from './find-positions.ts';
import { listPositions } from './list-positions.ts';

const MOST_ITEMS = 50;

/** The newest of a search, for visitors. */
export async function readFeed(
  platform: Platform,
  filters: Omit<PositionSearch, 'page' | 'limit'>,
  file: string,
): Promise<Feed> {
  const { publicUrl } = platform.config;
  const search: PositionSearch = { ...filters, page: 1, limit: MOST_ITEMS };
  const { positions } = await listPositions(platform, search, null);
  const business = filters.businessId ? await readPublic(platform, filters.businessId) : undefined;
  const query = addressQuery(filters);
  return {
    title: feedTitle(search, business?.businessName),
    pageUrl: business ? `${publicUrl}/bedrift/${business.organizationNumber}` : `${publicUrl}/stillinger${query}`,
    feedUrl: `${publicUrl}/api/positions/${file}${query}`,
    publicUrl,
    positions,
  };
}

/** The page with a list of its own, whose search knows no business. */
const readPublic = ({ replica }: Platform, numberOrId: string) =>
  replica
    .selectFrom('businesses')
    .select(['businessName', 'organizationNumber'])
    .where(isNamed(numberOrId))
    .where(isPublicBusiness())
    .executeTakeFirst();

function addressQuery(filters: object) {
  // Within 0 days is today.
  const chosen = Object.entries(filters).filter(([, value]) => value || value === 0);
  const query = new URLSearchParams(
    chosen.map(([name, value]) => [name, Array.isArray(value) ? writeSeveral(value) : `${value}`]),
  ).toString();
  return query && `?${query}`;
}

import { z } from 'zod';
import { askedOfList } from '../../contract/followed/asked-of-list.ts';
import type { searchFiltersSchema } from '../../contract/followed.ts';
import { nationalFilters } from '../../contract/national.ts';
import { positionFilters } from '../../contract/positions.ts';
import { findNewNational, keysOfSame } from '../national/index.ts';
import type { Platform } from '../platform/platform.ts';
import { findNewPositions } from '../positions/index.ts';

type Filters = z.output<typeof searchFiltersSchema>;

export interface NewAd {
  id: string;
  /** What it is known by: one of them stays the same when it is edited or posted again. */
  keys: string[];
  path: string;
  title: string;
  businessName: string;
  place: string | null;
  employer: string;
  /** The main unit's where it is known. */
  employerNumber: string | null;
}

const localSchema = z.object(positionFilters);
const nationalSchema = z.object(nationalFilters);

/** What the pages would find with these filters, as far as it is newer. */
export async function findNewAds(platform: Platform, filters: Filters, since: Date): Promise<NewAd[]> {
  const local = localSchema.safeParse(askedOfList(filters));
  const national = nationalQuery(filters);
  const [positions, ads] = await Promise.all([
    local.success ? findNewPositions(platform, local.data, since) : [],
    national?.success ? findNewNational(platform, national.data, since) : [],
  ]);
  const ids = positions.map(({ id }) => id);
  const same = await keysOfSame(platform.db, ids);
  const ownAds = positions.map((position) => ({ ...position, keys: [position.id, ...(same.get(position.id) ?? [])] }));
  return [...ownAds, ...ads];
}

/** NAV's ads do not tell all that can be asked for here; where nobody can know, none is sent. */
function nationalQuery(filters: Filters) {
  const asked = chosenIn(filters);
  return asked.every(([name]) => name in nationalFilters)
    ? nationalSchema.safeParse(Object.fromEntries(asked))
    : undefined;
}

const chosenIn = (filters: Filters) =>
  Object.entries(askedOfList(filters)).filter(([, value]) => value && value !== 'false');

/** Where the pages show this search, with what is new at the top. */
export function addressOf(filters: Filters): string {
  return `/stillinger?${new URLSearchParams([...chosenIn(filters), ...(filters.searchTerm ? [['sort', 'newest']] : [])])}`;
}

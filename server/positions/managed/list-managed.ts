import { Failure } from '../../../contract/errors.ts';
import { logoUrl } from '../../businesses/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import { pagingOf } from '../../platform/http/paging.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { managedBusiness, readStats } from './locked-business.ts';
import { readManagedPositions } from './queries.ts';

export async function listManaged(
  { db, clock }: Platform,
  businessId: string,
  { page, limit }: { page: number; limit: number },
  viewer: Viewer,
) {
  const business = await managedBusiness(db, businessId, viewer).selectAll().executeTakeFirst();
  if (!business) throw new Failure('notFound', 'Bedrift ikke funnet');
  const today = dayInOslo(clock.now());
  const stats = await readStats(db, business, today);
  const pagination = { ...pagingOf({ page, limit }, stats.totalPositions), ...stats };
  return {
    business: {
      ...business,
      name: business.businessName,
      logoUrl: logoUrl(business.logoPath),
      approvalStatus: business.approvalStatus as 'pending',
    },
    positions: await readManagedPositions(db, business.id, { page, limit }, today),
    pagination,
    stats,
  };
}

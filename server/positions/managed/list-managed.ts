import { businessNotFound, isStopped, logoUrl } from '../../businesses/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import { pagingOf } from '../../platform/http/paging.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readStats } from './limit.ts';
import { managedBusiness } from './managed-business.ts';
import { countManagedPositions, type ManagedPage, readManagedPositions } from './queries.ts';

export async function listManaged({ db, clock }: Platform, businessId: string, asked: ManagedPage, viewer: Viewer) {
  const business = await managedBusiness(db, businessId, viewer).selectAll().executeTakeFirst();
  if (!business) businessNotFound();
  const today = dayInOslo(clock.now());
  const stats = await readStats(db, business, today);
  const totalPositions =
    asked.search || asked.state ? await countManagedPositions(db, business.id, asked, today) : stats.totalPositions;
  const pagination = { ...stats, ...pagingOf(asked, totalPositions), totalPositions };
  return {
    business: {
      ...business,
      name: business.businessName,
      logoUrl: logoUrl(business.logoPath),
      isStopped: isStopped(business),
    },
    positions: await readManagedPositions(db, business.id, asked, today),
    pagination,
    stats,
  };
}

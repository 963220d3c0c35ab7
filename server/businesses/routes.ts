import { businesses } from '../../contract/businesses.ts';
import { Failure } from '../../contract/errors.ts';
import { dayInOslo } from '../platform/clock.ts';
import { route } from '../platform/http/route.ts';
import { findBusinesses } from './find-businesses.ts';
import { readBusiness, readBusinessCards, readManagedBusinesses } from './queries.ts';

export const routes = [
  route(businesses.list, async ({ query }, { replica, clock }) => {
    const { ids, total, facets } = await findBusinesses(replica, query);
    const { page, limit } = query;
    const totalPages = Math.ceil(total / limit);
    return {
      businesses: await readBusinessCards(replica, ids, dayInOslo(clock.now())),
      pagination: {
        page,
        currentPage: page,
        totalPages,
        totalBusinesses: total,
        hasNext: page < totalPages,
        hasPrev: page > 1,
      },
      facets,
    };
  }),

  route(businesses.mine, async ({ viewer }, { db, clock }) => ({
    businesses: await readManagedBusinesses(db, viewer, dayInOslo(clock.now())),
  })),

  route(businesses.read, async ({ params, viewer }, { db, clock }) => {
    const business = await readBusiness(db, params.organizationNumber, viewer, dayInOslo(clock.now()));
    if (!business) throw new Failure('notFound', 'Bedrift ikke funnet');
    return { business };
  }),
];

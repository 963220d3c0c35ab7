import { businesses } from '../../contract/businesses.ts';
import { Failure } from '../../contract/errors.ts';
import { dayInOslo } from '../platform/clock.ts';
import { route } from '../platform/http/route.ts';
import { freshBusinessIndex } from './business-index.ts';
import { findBusinesses } from './find-businesses.ts';
import { readBusiness, readBusinessCards, readManagedBusinesses } from './queries.ts';
import { sendMessage } from './send-message.ts';
import { readSitemapPart, readSitemapParts } from './sitemap.ts';

export const routes = [
  route(businesses.list, async ({ query }, platform) => {
    const { replica, clock } = platform;
    const now = clock.now();
    const { ids, total, ...found } = findBusinesses(await freshBusinessIndex(platform), query, now);
    const { page, limit } = query;
    const totalPages = Math.ceil(total / limit);
    return {
      ...found,
      businesses: await readBusinessCards(replica, ids, dayInOslo(now)),
      pagination: {
        page,
        currentPage: page,
        totalPages,
        totalBusinesses: total,
        hasNext: page < totalPages,
        hasPrev: page > 1,
      },
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

  route(businesses.message, async ({ params, body }, platform) => {
    // A machine that filled in the hidden field gets the same answer and achieves nothing.
    if (!body.website) await sendMessage(platform, params.organizationNumber, body);
    return { message: 'Meldingen er sendt. Bedriften svarer deg på e-post.' };
  }),

  route(businesses.sitemap, async (_request, { replica }) => ({ parts: await readSitemapParts(replica) })),

  route(businesses.sitemapPart, async ({ params }, { replica }) => ({
    urls: await readSitemapPart(replica, params.part),
  })),
];

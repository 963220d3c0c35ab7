import { businesses } from '../../contract/businesses.ts';
import { dayInOslo } from '../platform/clock.ts';
import { readBoth } from '../platform/database/read-both.ts';
import { isBehindLast } from '../platform/database/sitemap-parts.ts';
import { pagingOf } from '../platform/http/paging.ts';
import { route } from '../platform/http/route.ts';
import { freshBusinessIndex } from './business-index.ts';
import { findBusinesses } from './find-businesses.ts';
import { keyRoutes } from './keys/routes.ts';
import { ownRoutes } from './own-routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { readBusinessCards } from './queries.ts';
import { requireReadable } from './require-business.ts';
import { sendMessage } from './send-message.ts';
import { settingsRoutes } from './settings-routes.ts';
import { readSitemapPart, readSitemapParts } from './sitemap.ts';

export const routes = [
  route(businesses.list, async ({ query }, platform) => {
    const now = platform.clock.now();
    const { hits, total, ...found } = findBusinesses(await freshBusinessIndex(platform), query, now);
    const ids = hits.map(({ id }) => id);
    const cards = await readBoth(platform, ids, (db, some) => readBusinessCards(db, some, dayInOslo(now)));
    const reasons = new Map(hits.map(({ id, why }) => [id, why]));
    return {
      ...found,
      businesses: cards.map((card) => ({ ...card, why: reasons.get(card.id) ?? [] })),
      pagination: { ...pagingOf(query, total), totalBusinesses: total },
    };
  }),

  ...ownRoutes,
  ...settingsRoutes,
  ...keyRoutes,
  ...pictureRoutes,

  route(businesses.read, async ({ params, viewer }, platform) => ({
    business: await requireReadable(platform, viewer, params.organizationNumber),
  })),

  route(businesses.message, async ({ params, body, idempotencyKey }, platform) => {
    // A machine that filled in the hidden field gets the same answer and achieves nothing.
    if (!body.website) await sendMessage(platform, params.organizationNumber, body, idempotencyKey);
    return { message: 'Meldingen er sendt. Bedriften svarer deg på e-post.' };
  }),

  route(businesses.sitemap, async (_request, { replica }) => ({ parts: await readSitemapParts(replica) })),

  route(businesses.sitemapPart, async ({ params }, platform) => {
    const index = await freshBusinessIndex(platform);
    if (isBehindLast(params.part, index.size().documents)) return { urls: [] };
    return { urls: await readSitemapPart(platform.replica, params.part) };
  }),
];

import { hash } from 'node:crypto';
import { positionFeeds } from '../../contract/positions/position-feeds.ts';
import { positions } from '../../contract/positions.ts';
import { dayInOslo } from '../platform/clock.ts';
import { isBehindLast } from '../platform/database/sitemap-parts.ts';
import { type FileAnswer, leadTo, route } from '../platform/http/route.ts';
import { closingPositions } from './closing-positions.ts';
import { deadlineEntry, deadlineFile, noDeadline } from './deadline-entry.ts';
import { jsonFeed, rssFeed } from './feed.ts';
import { importRoutes } from './imports/routes.ts';
import { listPositions } from './list-positions.ts';
import { managedRoutes } from './managed/routes.ts';
import { readPayInProfession } from './pay-in-profession.ts';
import { freshPositionIndex } from './position-index.ts';
import { positionNotLive } from './position-not-live.ts';
import { readApproval, readPosition } from './queries.ts';
import { readFeed } from './read-feed.ts';
import { readSitemapPart, readSitemapParts } from './sitemap.ts';
import { suggest } from './suggest.ts';

/** Readers ask for years, and mostly hear "unchanged". */
const asFeed = (content: string, kind: 'rss+xml' | 'feed+json'): FileAnswer => ({
  body: Buffer.from(content),
  type: `application/${kind}; charset=utf-8`,
  headers: {
    etag: `"${hash('sha256', content, 'base64url')}"`,
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  },
});

export const routes = [
  ...managedRoutes,
  ...importRoutes,

  route(positions.list, async ({ query, viewer }, platform) => listPositions(platform, query, viewer)),

  route(positions.read, async ({ params, viewer }, { db, clock }) => {
    const position = await readPosition(db, params.id, viewer, dayInOslo(clock.now()));
    if (!position) positionNotLive();
    return { position };
  }),

  route(positions.suggest, async ({ query }, platform) => {
    const index = await freshPositionIndex(platform);
    return { suggestions: suggest(index, query.search ?? '') };
  }),

  route(positions.pay, async ({ query: { profession } }, platform) => ({
    pay: profession ? await readPayInProfession(platform, profession) : null,
  })),

  route(positions.status, async ({ params, viewer }, { db }) => {
    const approval = await readApproval(db, params.id, viewer);
    if (!approval) positionNotLive();
    return approval;
  }),

  route(positionFeeds.rss, async ({ query }, platform) => {
    return asFeed(rssFeed(await readFeed(platform, query, 'feed.xml')), 'rss+xml');
  }),

  route(positionFeeds.jsonFeed, async ({ query }, platform) => {
    return asFeed(jsonFeed(await readFeed(platform, query, 'feed.json')), 'feed+json');
  }),

  route(positionFeeds.deadline, async ({ params: { id }, isOpened }, { db, clock, config }) => {
    const path = `/stilling/${id}`;
    const today = dayInOslo(clock.now());
    const ad = await closingPositions(db, today).where('positions.id', '=', id).executeTakeFirst();
    if (ad?.applicationDeadline) return deadlineFile(deadlineEntry(ad, { address: config.publicUrl + path }));
    // From a page that was opened in time. The ad says what has become of it.
    if (isOpened) return leadTo(path);
    const position = await readPosition(db, id, null, today);
    if (!position) positionNotLive();
    throw noDeadline(position.isExpired || position.applicationDeadline !== null);
  }),

  route(positionFeeds.sitemap, async (_request, { replica, clock }) => ({
    parts: await readSitemapParts(replica, dayInOslo(clock.now())),
  })),

  route(positionFeeds.sitemapPart, async ({ params }, platform) => {
    const index = await freshPositionIndex(platform);
    if (isBehindLast(params.part, index.size().documents)) return { urls: [] };
    return { urls: await readSitemapPart(platform.replica, params.part, dayInOslo(platform.clock.now())) };
  }),
];

import { z } from 'zod';
import { endpoint, readLimit } from '../endpoint.ts';
import { positionFilters } from '../positions.ts';
import { id, page, sitemapPartSchema, sitemapSchema } from '../values.ts';

/** What machines read: feeds of a search, and the sitemap. */
export const positionFeeds = {
  rss: endpoint({
    method: 'GET',
    path: '/positions/feed.xml',
    summary: 'The newest positions of a search as RSS 2.0.',
    access: 'anyone',
    rateLimit: readLimit,
    query: z.object(positionFilters),
    reply: 'file',
  }),
  jsonFeed: endpoint({
    method: 'GET',
    path: '/positions/feed.json',
    summary: 'The newest positions of a search as JSON Feed 1.1.',
    access: 'anyone',
    rateLimit: readLimit,
    query: z.object(positionFilters),
    reply: 'file',
  }),
  deadline: endpoint({
    method: 'GET',
    path: '/positions/:id/deadline.ics',
    summary: 'The deadline of a position for a calendar (iCalendar). 410 when it has passed.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ id }),
    reply: 'file',
  }),
  sitemap: endpoint({
    method: 'GET',
    path: '/positions/sitemap',
    summary: 'The parts of the sitemap of live positions.',
    access: 'anyone',
    rateLimit: readLimit,
    reply: z.object({ parts: sitemapSchema }),
  }),
  sitemapPart: endpoint({
    method: 'GET',
    path: '/positions/sitemap/:part',
    summary: 'The addresses of one part of the sitemap.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ part: page }),
    reply: z.object({ urls: sitemapPartSchema }),
  }),
};

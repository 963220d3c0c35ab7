import { apiContext, publicUrlContext } from '../../platform/request-context.ts';
import { sitemapOf } from '../../platform/sitemap.ts';
import { countOpen } from '../home/count-open.ts';
import type { Route } from './+types/pages';

/** Public pages with one address each. */
const paths = [
  '/',
  '/stillinger',
  '/stillinger/kart',
  '/bedrifter',
  '/for-bedrifter',
  '/hjelp',
  '/personvern',
  '/vilkaar',
  '/cookies',
  '/karriere',
  '/cv-tips',
  '/cv-bygger-info',
  '/priser',
  '/ressurser',
  '/kontakt',
  '/om',
  '/tilgjengelighet',
];

export async function loader({ context }: Route.LoaderArgs) {
  const { counties, occupations } = await countOpen(context.get(apiContext));
  const lists = [
    ...counties.filter(({ count }) => count).map(({ id }) => ({ fylke: id })),
    ...occupations.filter(({ count }) => count).map(({ name }) => ({ occupation: name })),
  ];
  return sitemapOf(
    context.get(publicUrlContext),
    // The lists of positions that the front page leads to, as far as there is something in them.
    [...paths, ...lists.map((chosen) => `/stillinger?${new URLSearchParams(chosen)}`)].map((path) => ({ path })),
  );
}

import { publicUrlContext } from '../../platform/request-context.ts';
import { sitemapOf } from '../../platform/sitemap.ts';
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

export const loader = ({ context }: Route.LoaderArgs) =>
  sitemapOf(
    context.get(publicUrlContext),
    paths.map((path) => ({ path })),
  );

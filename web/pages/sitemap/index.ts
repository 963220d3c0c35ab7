import { passFailure } from '../../platform/pass-failure.ts';
import { apiContext, publicUrlContext } from '../../platform/request-context.ts';
import { sitemapIndexOf } from '../../platform/sitemap.ts';
import type { Route } from './+types/index';

/** Each kind of page is a route of its own; what grows comes in parts. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const parts = [api('GET /positions/sitemap'), api('GET /business/sitemap')] as const;
  const [positions, businesses] = await Promise.all(parts).catch(passFailure);
  return sitemapIndexOf(context.get(publicUrlContext), [
    { path: '/sitemap-sider.xml' },
    ...positions.parts.map(({ part, lastModified }) => ({ path: `/sitemap-stillinger.xml?del=${part}`, lastModified })),
    ...businesses.parts.map(({ part, lastModified }) => ({ path: `/sitemap-bedrifter.xml?del=${part}`, lastModified })),
  ]);
}

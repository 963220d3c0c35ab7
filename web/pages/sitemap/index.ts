import { publicUrlContext } from '../../platform/request-context.ts';
import { sitemapIndexOf } from '../../platform/sitemap.ts';
import type { Route } from './+types/index';

/** Each part is a route of its own; a new kind of page adds one here. */
const parts = ['/sitemap-sider.xml'];

export const loader = ({ context }: Route.LoaderArgs) =>
  sitemapIndexOf(
    context.get(publicUrlContext),
    parts.map((path) => ({ path })),
  );

import { publicUrlContext } from '../platform/request-context.ts';
import type { Route } from './+types/robots';

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${context.get(publicUrlContext)}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });

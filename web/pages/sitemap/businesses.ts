import { passFailure } from '../../platform/pass-failure.ts';
import { apiContext, publicUrlContext } from '../../platform/request-context.ts';
import { sitemapOf } from '../../platform/sitemap.ts';
import type { Route } from './+types/businesses';

export async function loader({ context, request }: Route.LoaderArgs) {
  const part = new URL(request.url).searchParams.get('del') ?? '1';
  const { urls } = await context
    .get(apiContext)('GET /business/sitemap/:part', { params: { part } })
    .catch(passFailure);
  return sitemapOf(context.get(publicUrlContext), urls);
}

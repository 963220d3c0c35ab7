import { apiContext, publicUrlContext } from '../../platform/request-context.ts';
import { sitemapOf } from '../../platform/sitemap.ts';
import { countOpen } from '../home/count-open.ts';
import type { Route } from './+types/pages';
import { paths } from './paths.ts';

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

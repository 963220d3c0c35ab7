import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import type { Route } from './+types/home';
import { CallToAction } from './home/call-to-action.tsx';
import { Counties } from './home/counties.tsx';
import { Features } from './home/features.tsx';
import { Hero } from './home/hero.tsx';
import { loadHome } from './home/load-home.ts';
import { Occupations } from './home/occupations.tsx';
import { Statistics } from './home/statistics.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(apiContext));

export const meta: Route.MetaFunction = (args) =>
  metadata(args, {
    title: 'Ledige stillinger i hele Norge',
    description:
      'Søk i stillinger fra norske bedrifter og fra NAV på ett sted. Følg det du liker, lag CV og send søknad. Gratis for deg som søker jobb.',
    keywords: ['ledige stillinger', 'jobb', 'jobbsøk', 'stillingsannonser', 'NAV', 'CV', 'Norge'],
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Statistics figures={loaderData.figures} />
      <Counties counties={loaderData.counties} map={loaderData.map} />
      <Occupations occupations={loaderData.occupations} />
      <Features />
      <CallToAction />
    </>
  );
}

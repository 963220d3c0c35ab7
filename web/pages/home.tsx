import { metadata } from '../platform/metadata.ts';
import type { Route } from './+types/home';
import { CallToAction } from './home/call-to-action.tsx';
import { Features } from './home/features.tsx';
import { Hero } from './home/hero.tsx';

export const meta: Route.MetaFunction = (args) =>
  metadata(args, {
    title: 'Ledige stillinger i hele Norge',
    description:
      'Søk i stillinger fra norske bedrifter og fra NAV på ett sted. Følg det du liker, lag CV og send søknad. Gratis for deg som søker jobb.',
    keywords: ['ledige stillinger', 'jobb', 'jobbsøk', 'stillingsannonser', 'NAV', 'CV', 'Norge'],
  });

export default function Home() {
  return (
    <>
      <Hero />
      <Features />
      <CallToAction />
    </>
  );
}

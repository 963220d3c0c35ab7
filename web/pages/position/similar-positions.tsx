import { Link } from 'react-router';
import { useListBehind } from '../../platform/list-behind.ts';
import { AdCards } from './ad-cards.tsx';
import type { Similar } from './load-similar.ts';
import styles from './similar-positions.module.css';

/** Ads of both kinds that are like the one above, and the search for more. From one of them it goes back to the same list. */
export function SimilarPositions({ similar: { ads, search } }: { similar: Similar }) {
  const state = { list: useListBehind() };
  if (!search) return null;
  const more = <SearchForMore {...search} />;
  if (ads.length === 0) return more;
  return (
    <section className={`no-print ${styles.similar}`} aria-labelledby="similar">
      <h2 id="similar">Lignende stillinger</h2>
      <AdCards ads={ads} state={state} />
      {more}
    </section>
  );
}

function SearchForMore({ words, county }: NonNullable<Similar['search']>) {
  const query = new URLSearchParams({ search: words, ...(county && { fylke: county.id }) });
  return (
    <p className={`no-print ${styles.more}`}>
      Vil du vite om nye som denne?{' '}
      <Link to={`/stillinger?${query}`}>
        Søk etter «{words}»{county && ` i ${county.name}`}
      </Link>
      , eller{' '}
      <Link to={`/jobbvarsel?${query}`} rel="nofollow">
        få dem på e-post
      </Link>
      .
    </p>
  );
}

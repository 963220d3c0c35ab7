import { Link } from 'react-router';
import { FollowPositionButton } from '../../followed/follow-position-button.tsx';
import { followedNational, NationalCard } from '../../national/national-card.tsx';
import { useListBehind } from '../../platform/list-behind.ts';
import { PositionCard } from '../../positions/position-card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import type { ShownSimilar, Similar } from './load-similar.ts';
import styles from './similar-positions.module.css';

const idOf = ({ type, position }: ShownSimilar) => (type === 'local' ? position.id : position.uuid);

interface Props {
  similar: Similar;
  /** The day in Oslo, from the server, so that page and browser say the same. */
  today: string;
}

/** Ads of both kinds that are like the one above, and the search for more. From one of them it goes back to the same list. */
export function SimilarPositions({ similar: { ads, search }, today }: Props) {
  const state = { list: useListBehind() };
  if (!search) return null;
  const more = <SearchForMore {...search} />;
  if (ads.length === 0) return more;
  return (
    <section className={`no-print ${styles.similar}`} aria-labelledby="similar">
      <h2 id="similar">Lignende stillinger</h2>
      <CardGrid items={ads} keyOf={idOf}>
        {(each) =>
          each.type === 'local' ? (
            <PositionCard
              position={each.position}
              today={today}
              state={state}
              follow={<FollowPositionButton position={{ ...each.position, uuid: null, type: 'local' }} />}
            />
          ) : (
            <NationalCard
              position={each.position}
              state={state}
              follow={<FollowPositionButton position={followedNational(each.position)} />}
            />
          )
        }
      </CardGrid>
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

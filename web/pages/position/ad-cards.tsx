import { FollowPositionButton } from '../../followed/follow-position-button.tsx';
import { followedNational, NationalCard } from '../../national/national-card.tsx';
import { PositionCard } from '../../positions/position-card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import type { ShownSimilar } from './load-similar.ts';

interface Props {
  ads: ShownSimilar[];
  state?: unknown;
}

/** Ads of both kinds beside each other. */
export function AdCards({ ads, state }: Props) {
  return (
    <CardGrid items={ads} keyOf={idOf}>
      {(each) =>
        each.type === 'local' ? (
          <PositionCard
            position={each.position}
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
  );
}

const idOf = ({ type, position }: ShownSimilar) => (type === 'local' ? position.id : position.uuid);

import { Link } from 'react-router';
import { FollowPositionButton } from '../../followed/follow-position-button.tsx';
import { formatDate } from '../../platform/format.ts';
import { PositionCard } from '../../positions/position-card.tsx';
import type { ShownPosition } from '../../positions/shown-position.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  position: { expiryDate: string; municipality: string | null; municipal: string | null };
  nearby: ShownPosition[];
}

export function ExpiredNotice({ position, nearby }: Props) {
  const { expiryDate, municipality, municipal } = position;
  const place =
    municipality && municipal
      ? { query: `?kommune=${municipality}`, name: ` i ${municipal}` }
      : { query: '', name: '' };
  return (
    <>
      <Notice color="warning" title="Stillingen er utløpt">
        <p>
          Den gikk ut {formatDate(expiryDate)}, og det går ikke lenger an å søke.{' '}
          <Link to={`/stillinger${place.query}`}>Se ledige stillinger{place.name}</Link>.
        </p>
      </Notice>
      {nearby.length > 0 && (
        <section aria-labelledby="nearby">
          <h2 id="nearby">Ledig nå{place.name}</h2>
          <CardGrid items={nearby} keyOf={({ id }) => id}>
            {(each) => (
              <PositionCard
                position={each}
                follow={<FollowPositionButton position={{ ...each, uuid: null, type: 'local' }} />}
              />
            )}
          </CardGrid>
        </section>
      )}
    </>
  );
}

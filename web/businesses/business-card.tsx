import type { ReactNode } from 'react';
import { formatCount } from '../platform/format.ts';
import { CardMark, ListCard } from '../ui/list-card.tsx';
import type { ShownBusiness } from './shown-business.ts';

interface Props {
  business: ShownBusiness;
  /** Stands beside the link, not in it. */
  follow: ReactNode;
  /** What the page that opens needs to lead back here. */
  state?: unknown;
}

export function BusinessCard({ business, ...beside }: Props) {
  const { name, organizationNumber, logoUrl, industry, location, size, activePositions } = business;
  return (
    <ListCard
      {...business}
      {...beside}
      to={`/bedrift/${organizationNumber}`}
      title={name}
      logo={{ url: logoUrl }}
      facts={[
        { icon: 'building', text: industry ?? 'Bransje ikke oppgitt' },
        { icon: 'map-pin', text: location ?? 'Sted ikke oppgitt' },
        { icon: 'users', text: size },
      ]}
      foot={
        <CardMark icon="briefcase" color={activePositions > 0 ? 'fjord' : 'neutral'}>
          {activePositions === 0
            ? 'Ingen ledige stillinger nå'
            : formatCount(activePositions, 'ledig stilling', 'ledige stillinger')}
        </CardMark>
      }
    />
  );
}

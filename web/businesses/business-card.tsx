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

export function BusinessCard({ business, follow, state }: Props) {
  const { name, organizationNumber, logoUrl, excerpt, language, industry, location, size, activePositions, why } =
    business;
  return (
    <ListCard
      to={`/bedrift/${organizationNumber}`}
      title={name}
      state={state}
      logo={{ url: logoUrl }}
      follow={follow}
      facts={[
        { icon: 'building', text: industry ?? 'Bransje ikke oppgitt' },
        { icon: 'map-pin', text: location ?? 'Sted ikke oppgitt' },
        { icon: 'users', text: size },
      ]}
      excerpt={excerpt}
      language={language}
      why={why}
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

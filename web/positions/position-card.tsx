import type { ReactNode } from 'react';
import { CardFootLine, CardTime, ListCard } from '../ui/list-card.tsx';
import { Tag } from '../ui/tag.tsx';
import type { ShownPosition } from './shown-position.ts';

interface Props {
  position: ShownPosition;
  /** Stands beside the link, not in it. */
  follow: ReactNode;
  /** What the page that opens needs to lead back here. */
  state?: unknown;
}

export function PositionCard({ position, ...beside }: Props) {
  const { id, businessName, location, featured, pay, left, deadline, kind, age, logoUrl } = position;
  return (
    <ListCard
      {...position}
      {...beside}
      to={id ? `/stilling/${id}` : null}
      logo={{ url: logoUrl }}
      tag={featured && <Tag color="sol">Betalt</Tag>}
      isFeatured={featured}
      facts={[
        { icon: 'building', text: businessName, isStrong: true },
        { icon: 'map-pin', text: location ?? 'Sted ikke oppgitt' },
        { icon: 'briefcase', text: [kind, pay].filter(Boolean).join(' · ') },
      ]}
      foot={
        <>
          <CardTime left={left} age={age} />
          {deadline && <CardFootLine>{deadline}</CardFootLine>}
        </>
      }
    />
  );
}

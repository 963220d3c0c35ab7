import type { ReactNode } from 'react';
import { CardTime, ListCard } from '../ui/list-card.tsx';
import { Tag } from '../ui/tag.tsx';
import type { ShownNational } from './shown-national.ts';

/** As the list of followed positions keeps it. */
export const followedNational = ({
  uuid,
  title,
  businessName,
  municipal,
  expires,
}: Pick<ShownNational, 'uuid' | 'title' | 'businessName' | 'municipal' | 'expires'>) => ({
  id: uuid,
  uuid,
  type: 'nav' as const,
  title,
  businessName,
  location: municipal,
  expiryDate: expires,
});

interface Props {
  position: ShownNational;
  /** Stands beside the link, not in it. */
  follow: ReactNode;
  /** What the page that opens needs to lead back here. */
  state?: unknown;
}

export function NationalCard({ position, ...beside }: Props) {
  const { uuid, businessName, municipal, left, kind, age } = position;
  return (
    <ListCard
      {...position}
      {...beside}
      to={`/nav-stilling/${uuid}`}
      tag={<Tag color="info">NAV</Tag>}
      facts={[
        { icon: 'building', text: businessName, isStrong: true },
        { icon: 'map-pin', text: municipal },
        { icon: 'briefcase', text: kind },
      ]}
      foot={<CardTime left={left} age={age} />}
    />
  );
}

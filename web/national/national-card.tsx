import type { ReactNode } from 'react';
import { CardAge, CardMark, ListCard } from '../ui/list-card.tsx';
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

export function NationalCard({ position, follow, state }: Props) {
  const { uuid, title, titleLanguage, businessName, municipal, left, excerpt, language, kind, age, why } = position;
  return (
    <ListCard
      to={`/nav-stilling/${uuid}`}
      title={title}
      titleLanguage={titleLanguage}
      state={state}
      tag={<Tag color="info">NAV</Tag>}
      follow={follow}
      facts={[
        { icon: 'building', text: businessName, isStrong: true },
        { icon: 'map-pin', text: municipal },
        { icon: 'briefcase', text: kind },
      ]}
      excerpt={excerpt}
      language={language}
      why={why}
      foot={
        <>
          <CardMark icon="clock" color={left.color}>
            {left.text}
          </CardMark>
          <CardAge>{age}</CardAge>
        </>
      }
    />
  );
}

import type { ReactNode } from 'react';
import { CardAge, CardFootLine, CardMark, ListCard } from '../ui/list-card.tsx';
import { Tag } from '../ui/tag.tsx';
import type { ShownPosition } from './shown-position.ts';

interface Props {
  position: ShownPosition;
  /** Stands beside the link, not in it. */
  follow: ReactNode;
  /** What the page that opens needs to lead back here. */
  state?: unknown;
}

export function PositionCard({ position, follow, state }: Props) {
  const {
    id,
    title,
    titleLanguage,
    businessName,
    location,
    featured,
    pay,
    left,
    deadline,
    kind,
    age,
    excerpt,
    language,
    logoUrl,
    why,
  } = position;
  return (
    <ListCard
      to={id ? `/stilling/${id}` : null}
      title={title}
      titleLanguage={titleLanguage}
      state={state}
      logo={{ url: logoUrl }}
      tag={featured && <Tag color="sol">Betalt</Tag>}
      isFeatured={featured}
      follow={follow}
      facts={[
        { icon: 'building', text: businessName, isStrong: true },
        { icon: 'map-pin', text: location ?? 'Sted ikke oppgitt' },
        { icon: 'briefcase', text: [kind, pay].filter(Boolean).join(' · ') },
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
          {deadline && <CardFootLine>{deadline}</CardFootLine>}
        </>
      }
    />
  );
}

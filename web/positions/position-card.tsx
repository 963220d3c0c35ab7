import type { ReactNode } from 'react';
import { CardFootLine, CardMark, ListCard } from '../ui/list-card.tsx';
import { Tag } from '../ui/tag.tsx';
import { ageText, applyBefore, kindText, timeLeft } from './position-texts.ts';
import type { ShownPosition } from './shown-position.ts';

interface Props {
  position: ShownPosition;
  /** The day in Oslo, from the server, so that page and browser say the same. */
  today: string;
  /** Stands beside the link, not in it. */
  follow: ReactNode;
  /** What the page that opens needs to lead back here. */
  state?: unknown;
}

export function PositionCard({ position, today, follow, state }: Props) {
  const {
    id,
    title,
    titleLanguage,
    businessName,
    location,
    featured,
    pay,
    publishedOn,
    daysLeft,
    applicationDeadline,
    excerpt,
    language,
    logoUrl,
    why,
  } = position;
  const left = timeLeft(daysLeft);
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
        { icon: 'briefcase', text: [kindText(position), pay].filter(Boolean).join(' · ') },
      ]}
      excerpt={excerpt}
      language={language}
      why={why}
      foot={
        <>
          <CardMark icon="clock" color={left.color}>
            {left.text}
          </CardMark>
          <span className="quiet">{ageText(publishedOn, today)}</span>
          {applicationDeadline && <CardFootLine>{applyBefore(applicationDeadline, today)}</CardFootLine>}
        </>
      }
    />
  );
}

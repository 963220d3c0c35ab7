import type { ReactNode } from 'react';
import type { PositionCard as Position } from '../../contract/positions.ts';
import { cutText } from '../platform/format.ts';
import { CardMark, ListCard } from '../ui/list-card.tsx';
import { Tag } from '../ui/tag.tsx';
import { ageText, kindText, timeLeft } from './position-texts.ts';

const DESCRIPTION_LENGTH = 120;

const shownFields = [
  'id',
  'title',
  'location',
  'positionType',
  'engagement',
  'remote',
  'expiryDate',
  'daysLeft',
  'featured',
  'createdAt',
] as const;

export type ShownPosition = Pick<Position, (typeof shownFields)[number]> & {
  excerpt: string;
  businessName: string;
  logoUrl: string | null;
};

/** Only what a card shows travels with the page. */
export function shownPosition(position: Position, excerptLength = DESCRIPTION_LENGTH): ShownPosition {
  const fields = Object.fromEntries(shownFields.map((name) => [name, position[name]]));
  return {
    ...(fields as Pick<Position, (typeof shownFields)[number]>),
    excerpt: cutText(position.description, excerptLength),
    businessName: position.businessName,
    logoUrl: position.business.logoUrl,
  };
}

interface Props {
  position: ShownPosition;
  /** The day in Oslo, from the server, so that page and browser say the same. */
  today: string;
  /** Stands beside the link, not in it. */
  follow: ReactNode;
  /** What the page that opens needs to lead back here. */
  state?: unknown;
  level?: 2 | 3;
}

export function PositionCard({ position, today, follow, state, level }: Props) {
  const { id, title, businessName, location, featured, createdAt, daysLeft, excerpt, logoUrl } = position;
  const left = timeLeft(daysLeft);
  return (
    <ListCard
      to={id ? `/stilling/${id}` : null}
      title={title}
      level={level}
      state={state}
      logo={{ url: logoUrl }}
      tag={featured && <Tag color="sol">Betalt</Tag>}
      isFeatured={featured}
      follow={follow}
      facts={[
        { icon: 'building', text: businessName, isStrong: true },
        { icon: 'map-pin', text: location ?? 'Sted ikke oppgitt' },
        { icon: 'briefcase', text: kindText(position) },
      ]}
      excerpt={excerpt}
      foot={
        <>
          <CardMark icon="clock" color={left.color}>
            {left.text}
          </CardMark>
          <span className="quiet">{ageText(createdAt, today)}</span>
        </>
      }
    />
  );
}

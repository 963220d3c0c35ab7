import type { ReactNode } from 'react';
import type { PositionCard as Position } from '../../contract/positions.ts';
import type { Reason } from '../../contract/values.ts';
import { cutText } from '../platform/format.ts';
import { hitReason } from '../platform/hit-reason.ts';
import { CardFootLine, CardMark, ListCard } from '../ui/list-card.tsx';
import { Tag } from '../ui/tag.tsx';
import { ageText, applyBefore, kindText, timeLeft } from './position-texts.ts';

const DESCRIPTION_LENGTH = 120;

const shownFields = [
  'id',
  'title',
  'location',
  'positionType',
  'engagement',
  'remote',
  'expiryDate',
  'applicationDeadline',
  'daysLeft',
  'featured',
  'createdAt',
] as const;

export type ShownPosition = Pick<Position, (typeof shownFields)[number]> & {
  excerpt: string;
  businessName: string;
  employerNumber: string;
  logoUrl: string | null;
  why: string | null;
};

/** In a list it says why it was found. */
type Found = Position & { why?: Reason[] };

/** Only what a card shows travels with the page. */
export function shownPosition(position: Found, excerptLength = DESCRIPTION_LENGTH): ShownPosition {
  const { title, description, businessName, business, location, why = [] } = position;
  const excerpt = cutText(description, excerptLength);
  const fields = Object.fromEntries(shownFields.map((name) => [name, position[name]]));
  return {
    ...(fields as Pick<Position, (typeof shownFields)[number]>),
    excerpt,
    businessName,
    employerNumber: business.organizationNumber,
    logoUrl: business.logoUrl,
    why: hitReason(why, [title, businessName, location, kindText(position), excerpt]),
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
  const {
    id,
    title,
    businessName,
    location,
    featured,
    createdAt,
    daysLeft,
    applicationDeadline,
    excerpt,
    logoUrl,
    why,
  } = position;
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
      why={why}
      foot={
        <>
          <CardMark icon="clock" color={left.color}>
            {left.text}
          </CardMark>
          <span className="quiet">{ageText(createdAt, today)}</span>
          {applicationDeadline && <CardFootLine>{applyBefore(applicationDeadline, today)}</CardFootLine>}
        </>
      }
    />
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PositionCard as Position } from '../../contract/positions.ts';
import { cutText } from '../platform/format.ts';
import { CompanyLogo } from '../ui/company-logo.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './position-card.module.css';
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

export function PositionCard({ position, today, follow, state, level = 3 }: Props) {
  const { id, title, businessName, location, featured, createdAt, daysLeft, excerpt, logoUrl } = position;
  const Heading = `h${level}` as const;
  const left = timeLeft(daysLeft);
  return (
    <article className={styles.card} data-featured={featured || undefined}>
      <div className={styles.head}>
        <CompanyLogo url={logoUrl} size="card" />
        <div className={styles.title}>
          {featured && <Tag color="sol">Betalt</Tag>}
          <Heading className={styles.heading}>
            <Link to={`/stilling/${id}`} state={state} prefetch="intent" className="cover-link">
              {title}
            </Link>
          </Heading>
        </div>
        {follow}
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon name="building" />
          <span className={styles.employer}>{businessName}</span>
        </li>
        <li>
          <Icon name="map-pin" />
          {location ?? 'Sted ikke oppgitt'}
        </li>
        <li>
          <Icon name="briefcase" />
          {kindText(position)}
        </li>
      </ul>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.foot}>
        <span className={styles.left} data-color={left.color}>
          <Icon name="clock" />
          {left.text}
        </span>
        <span className="quiet">{ageText(createdAt, today)}</span>
      </p>
    </article>
  );
}

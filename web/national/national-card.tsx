import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Reply } from '../../contract/endpoint.ts';
import type { national } from '../../contract/national.ts';
import { cutText } from '../platform/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './national-card.module.css';
import { nationalAge, nationalKind } from './national-texts.ts';

type National = Reply<typeof national.search>['positions'][number];

const DESCRIPTION_LENGTH = 120;
const SOON_DAYS = 7;

export type ShownNational = Pick<National, 'uuid' | 'title' | 'businessName' | 'municipal' | 'expires' | 'daysLeft'> & {
  excerpt: string;
  kind: string;
  age: string;
};

/** Only what a card shows travels with the page. `now` is the server's, so that page and browser say the same. */
export function shownNational(position: National, now: Date): ShownNational {
  const { uuid, title, businessName, municipal, expires, daysLeft, description, published } = position;
  return {
    uuid,
    title,
    businessName,
    municipal,
    expires,
    daysLeft,
    excerpt: cutText(description, DESCRIPTION_LENGTH),
    kind: nationalKind(position),
    age: nationalAge(published, now),
  };
}

interface Props {
  position: ShownNational;
  /** Stands beside the link, not in it. */
  follow: ReactNode;
  /** What the page that opens needs to lead back here. */
  state?: unknown;
}

export function NationalCard({ position, follow, state }: Props) {
  const { uuid, title, businessName, municipal, daysLeft, excerpt, kind, age } = position;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Tag color="info">NAV</Tag>
          <h3 className={styles.heading}>
            <Link to={`/nav-stilling/${uuid}`} state={state} className="cover-link">
              {title}
            </Link>
          </h3>
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
          {municipal}
        </li>
        <li>
          <Icon name="briefcase" />
          {kind}
        </li>
      </ul>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.foot}>
        <span className={styles.left} data-color={daysLeft <= SOON_DAYS ? 'danger' : 'success'}>
          <Icon name="clock" />
          {daysLeft === 1 ? '1 dag igjen' : `${daysLeft} dager igjen`}
        </span>
        <span className="quiet">{age}</span>
      </p>
    </article>
  );
}

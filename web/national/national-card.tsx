import type { ReactNode } from 'react';
import type { Reply } from '../../contract/endpoint.ts';
import type { national } from '../../contract/national.ts';
import type { Reason } from '../../contract/values.ts';
import { cutText } from '../platform/format.ts';
import { hitReason } from '../platform/hit-reason.ts';
import { CardMark, ListCard } from '../ui/list-card.tsx';
import { Tag } from '../ui/tag.tsx';
import { nationalAge, nationalKind } from './national-texts.ts';
import { nationalTimeLeft } from './national-time-left.ts';

type National = Omit<Reply<typeof national.search>['positions'][number], 'why'>;

const DESCRIPTION_LENGTH = 120;

export type ShownNational = Pick<
  National,
  'uuid' | 'title' | 'businessName' | 'employerNumber' | 'municipal' | 'expires'
> & {
  left: ReturnType<typeof nationalTimeLeft>;
  excerpt: string;
  kind: string;
  age: string;
  why: string | null;
};

/** In a list it says why it was found. */
type Found = National & { why?: Reason[] };

/** Only what a card shows travels with the page. `now` is the server's, so that page and browser say the same. */
export function shownNational(position: Found, now: Date): ShownNational {
  const { uuid, title, businessName, employerNumber, municipal, expires, description, published, why = [] } = position;
  const excerpt = cutText(description, DESCRIPTION_LENGTH);
  const kind = nationalKind(position);
  return {
    uuid,
    title,
    businessName,
    employerNumber,
    municipal,
    expires,
    left: nationalTimeLeft(position),
    excerpt,
    kind,
    age: nationalAge(published, now),
    why: hitReason(why, [title, businessName, municipal, kind, excerpt]),
  };
}

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
  const { uuid, title, businessName, municipal, left, excerpt, kind, age, why } = position;
  return (
    <ListCard
      to={`/nav-stilling/${uuid}`}
      title={title}
      state={state}
      tag={<Tag color="info">NAV</Tag>}
      follow={follow}
      facts={[
        { icon: 'building', text: businessName, isStrong: true },
        { icon: 'map-pin', text: municipal },
        { icon: 'briefcase', text: kind },
      ]}
      excerpt={excerpt}
      why={why}
      foot={
        <>
          <CardMark icon="clock" color={left.color}>
            {left.text}
          </CardMark>
          <span className="quiet">{age}</span>
        </>
      }
    />
  );
}

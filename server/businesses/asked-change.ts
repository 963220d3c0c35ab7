import { sql } from 'kysely';
import type { ApprovalSubject as Subject } from '../../contract/approvals/approval-cards.ts';

/** Where that stands about which staff decide. */
export const subjectTables = { business: 'businesses', position: 'positions' } as const satisfies Record<
  Subject,
  string
>;

/** What staff asked to have changed of what waits, until what it says or shows was changed. For those who manage it. */
export const askedChange = (subject: Subject) => asked<string>(subject, 'reason');

/** Since when. */
export const changeAskedAt = (subject: Subject) => asked<Date>(subject, 'created_at');

/** What a business was called when staff last read it; what it calls itself since is its own idea. */
export const approvedName = sql<string | null>`(
  select subject_name from approval_decisions
  where subject = 'business' and subject_id = businesses.id and decision in ('approved', 'change-seen')
  order by id desc limit 1)`;

/** Of what it says, and of the pictures that a business shows. */
export const lastChangeAt = (subject: Subject) =>
  subject === 'business'
    ? sql<Date | null>`greatest(businesses.content_changed_at, businesses.pictures_changed_at)`
    : sql<Date | null>`positions.content_changed_at`;

const asked = <T>(subject: Subject, what: 'reason' | 'created_at') => {
  const table = subjectTables[subject];
  return sql<T | null>`(
    select ${sql.ref(`approval_decisions.${what}`)} from approval_decisions
    where subject = ${subject} and subject_id = ${sql.ref(`${table}.id`)} and decision = 'change-asked'
      and ${sql.ref(`${table}.approval_status`)} = 'pending'
      and approval_decisions.created_at >= coalesce(${lastChangeAt(subject)}, '-infinity')
    order by approval_decisions.id desc limit 1)`;
};

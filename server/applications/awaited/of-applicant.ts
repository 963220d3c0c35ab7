import { sql } from 'kysely';
import { policy } from '../../../contract/policy.ts';
import { addDays, dayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { closingPositions } from '../../positions/index.ts';
import { hasDealtWith } from '../has-dealt-with.ts';
import type { AwaitedRow } from './read-awaited.ts';

/** So far ahead an agreed interview is told of. */
const INTERVIEW_AHEAD = '7 days';

/** Answers, messages and tips to read, what one is invited to and asked for, and what one began and can send only some days more. */
export function awaitedByApplicant(db: Db, userId: string, now: Date) {
  const today = dayInOslo(now);
  const closing = closingPositions(db, today, addDays(today, policy.deadlineMailDays)).where(
    'positions.applicationMethod',
    '=',
    'form',
  );
  // A tip that was not mailed is one that its reader has hidden, or dealt with.
  // All of one application is on one page: an open invitation says more than that there is an answer, which brings its own words along.
  return sql<AwaitedRow>`
    with own as (
      select applications.id, withdrawn_at, told_status, title, business_name, case when withdrawn_at is null then unseen_answer_at end as answered,
        businesses.is_active and businesses.approval_status = 'approved' as is_live
      from applications
      join positions on positions.id = applications.position_id
      join businesses on businesses.id = applications.business_id
      where applications.user_id = ${userId}
    ), invited as (
      select own.id, title, business_name, offered_at, answered_at, chosen, minutes
      from own join interviews on application_id = own.id
      where withdrawn_at is null and (
        (answered_at is null and times[cardinality(times)] > ${now})
        or (chosen + make_interval(mins => minutes) > ${now} and chosen < ${now}::timestamptz + ${sql.lit(INTERVIEW_AHEAD)}::interval)
      )
    )
    select 'answer' as kind, 1 as count, id, title, business_name, answered as since, null::date as day, null::timestamptz as at
    from own where answered is not null
      and not exists (select from invited where invited.id = own.id and answered_at is null)
    union all
    select 'message', count(*), own.id, title, business_name, max(sent_at), null, null
    from own join application_messages on application_id = own.id
    where not is_from_applicant and read_at is null and answered is null
    group by own.id, title, business_name
    union all
    select 'tip', count(*), own.id, max(open.title), own.business_name, max(sent_at), null, null
    from own
    join position_tips as tip on tip.application_id = own.id
    join ${closingPositions(db, today)} as open on open.id = tip.position_id
    where withdrawn_at is null and seen_at is null and mailed_at is not null
      and not ${hasDealtWith(sql.ref('tip.userId'), sql.ref('tip.positionId'))}
    group by own.id, own.business_name
    union all
    select case when answered_at is null then 'interview-offer' else 'interview' end, 1, id, title, business_name,
      coalesce(answered_at, offered_at), null, chosen
    from invited
    union all
    select 'references-asked', 1, own.id, title, business_name, asked_at, null, null
    from own join reference_requests on application_id = own.id
    where withdrawn_at is null and told_status <> 'denied' and is_live and ended_by is null
      and not exists (select from referees where application_id = own.id and (outcome is null or outcome = 'answered'))
    union all
    select 'begun', 1, closing.id, title, business_name, draft.updated_at, last_day, null
    from application_drafts as draft join ${closing} as closing on closing.id = draft.position_id
    where draft.user_id = ${userId}`;
}

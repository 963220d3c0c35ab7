import { sql } from 'kysely';
import { policy } from '../../../contract/policy.ts';
import { isManagedBy, isNotStopped } from '../../businesses/index.ts';
import { addDays, dayInOslo } from '../../platform/clock.ts';
import type { AwaitedRow } from './read-awaited.ts';

/** Of each business that one handles: applications and messages to read, and answers that were promised by now or soon. */
export function awaitedByEmployer(userId: string, now: Date) {
  const until = addDays(dayInOslo(now), policy.applicationHandling.promiseWarningDays);
  return sql<AwaitedRow>`
    with handled as materialized (
      select id, business_name from businesses where ${isManagedBy({ userId })} and ${isNotStopped()}
        and approval_status <> 'rejected'
    )
    select 'applications' as kind, count(*) as count, handled.id, null as title, business_name, max(submitted_at) as since,
      null::date as day, null::timestamptz as at
    from handled join applications on business_id = handled.id
    where not is_read and withdrawn_at is null
    group by handled.id, business_name
    union all
    select 'applicant-messages', count(*), handled.id, null, business_name, max(sent_at), null, null
    from handled
    join applications on business_id = handled.id
    join application_messages on application_id = applications.id
    where withdrawn_at is null and is_from_applicant and read_at is null
    group by handled.id, business_name
    union all
    select 'answers-due', count(*), handled.id, null, business_name, null, min(answer_by), null
    from handled
    join positions on positions.business_id = handled.id
    join applications on position_id = positions.id
    where answer_by <= ${until} and status = 'pending' and withdrawn_at is null
    group by handled.id, business_name`;
}

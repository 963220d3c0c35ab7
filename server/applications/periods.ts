import { type SqlBool, sql } from 'kysely';
import { policy } from '../../contract/policy.ts';

const { applicationMonthsAfterClosing, positionYearsAfterExpiry } = policy.retention;

/**
 * A position is closed from its expiry date, or from when it was switched off, if that was earlier. One that is opened again is
 * not closed. Queries join `positions`.
 */
export const closedAt = () =>
  sql<Date>`least(positions.closed_at, positions.expiry_date::timestamp at time zone 'Europe/Oslo')`;

/** Who agreed to more is kept as long as the position itself, unless the application was withdrawn. */
const keepsLonger = sql<SqlBool>`(applications.keeps_longer and applications.withdrawn_at is null)`;

/** When the day of the promised answer is over, and it is counted. Who withdrew waits for none. */
const promiseEnd = sql<Date | null>`case when applications.withdrawn_at is null
  then (applications.promised_by + 1)::timestamp at time zone 'Europe/Oslo' end`;

/** The agreed interview, or the last time of an offer that waits for its answer. */
export const lastTime = sql<Date | null>`(
  select coalesce(chosen, case when answered_at is null then times[cardinality(times)] end)
  from interviews where application_id = applications.id)`;

/**
 * When the period of an application ends, counted as if the position is not opened again. Whoever waits for a promised answer or
 * for an interview is kept until then.
 */
export const periodEnd = () => sql<Date>`greatest(${promiseEnd}, ${lastTime}, case when ${keepsLonger}
  then (positions.expiry_date + make_interval(years => ${positionYearsAfterExpiry})) at time zone 'Europe/Oslo'
  else ${closedAt()} + make_interval(months => ${applicationMonthsAfterClosing}) end)`;

/** Nothing is deleted earlier after its warning. */
export const WARNED_DAYS_BEFORE = 14;

/** A warning from before the position was opened again says nothing about this closing, even if its date was then moved back. */
export const warnedAfterClosing = () =>
  sql<boolean>`coalesce(applications.deletion_warned_at >= coalesce(positions.closed_at, ${closedAt()}), false)`;

/** From when it may be deleted, once the position is closed: a period that was nearly over then leaves time for the warning. */
export const deletedAfter = () => sql<Date | null>`case when ${closedAt()} <= now() then greatest(
  ${periodEnd()},
  case when ${warnedAfterClosing()} then applications.deletion_warned_at else now() end + make_interval(days => ${WARNED_DAYS_BEFORE})
) end`;

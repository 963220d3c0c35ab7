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

/** When the period of an application ends, counted as if the position is not opened again. */
export const periodEnd = () => sql<Date>`case when ${keepsLonger}
  then (positions.expiry_date + make_interval(years => ${positionYearsAfterExpiry})) at time zone 'Europe/Oslo'
  else ${closedAt()} + make_interval(months => ${applicationMonthsAfterClosing}) end`;

/** The same once the position is closed, else nothing. */
export const deletedAfter = () => sql<Date | null>`case when ${closedAt()} <= now() then ${periodEnd()} end`;

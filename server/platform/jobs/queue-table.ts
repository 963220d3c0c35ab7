import { sql } from 'kysely';

/**
 * graphile-worker's own table, which an upgrade may change (queue-table.test.ts). Its functions do not go far enough for us: they
 * free no single job of a worker, note no reason without giving a job up, and show no payload.
 */
export const queueTable = sql`graphile_worker._private_jobs`;

/** When each schedule was last due. */
export const scheduleTable = sql`graphile_worker._private_known_crontabs`;

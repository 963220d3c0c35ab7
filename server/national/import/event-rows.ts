import { sql } from 'kysely';

/** Of each ad its event, as rows that a statement can join: `item (id, event_at)`. */
export const eventRows = (ids: string[], times: (string | Date)[]) =>
  sql`unnest(${ids}::uuid[], ${times}::timestamptz[]) as item (id, event_at)`;

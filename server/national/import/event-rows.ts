import { sql } from 'kysely';

/** That something was said of an ad, and when. */
export interface AdEvent {
  uuid: string;
  at: string | Date;
}

/** As rows that a statement can join: `item (id, event_at)`. */
export const eventRows = (events: AdEvent[]) => {
  const [ids, times] = [events.map(({ uuid }) => uuid), events.map(({ at }) => at)];
  return sql`unnest(${ids}::uuid[], ${times}::timestamptz[]) as item (id, event_at)`;
};

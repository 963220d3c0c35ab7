import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { NO_ID } from '../platform/database/no-id.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import type { Platform } from '../platform/platform.ts';
import { isReached } from './queries.ts';

/** So that a list of a million brings no statement near its limit of time. */
const ROWS_AT_ONCE = 5000;

/**
 * Writes down the next part of those who are to get a newsletter. Answers how many were in it and, as long as somebody may
 * follow, the last of them. One statement: a crash leaves a whole part, or none of it.
 */
export async function fillLedger(db: Db, newsletterId: string, after = NO_ID) {
  const { rows } = await sql<{ count: number; filledThrough: string | null }>`
    with part as materialized (
      select id from users where ${isReached()} and id > ${after} order by id limit ${ROWS_AT_ONCE}
    ), tokens as (
      insert into newsletter_tokens (user_id) select id from part on conflict do nothing
    ), ledger as (
      insert into newsletter_recipients (newsletter_id, user_id) select ${newsletterId}::uuid, id from part
      on conflict do nothing
    ), counted as (
      select count(*) as count,
        case when count(*) = ${ROWS_AT_ONCE} then (select id from part order by id desc limit 1) end as filled_through
      from part
    ), noted as (
      update newsletters set filled_through = counted.filled_through from counted where newsletters.id = ${newsletterId}
    )
    select count, filled_through from counted`.execute(db);
  return onlyRow(rows);
}

interface Begun {
  id: string;
  filledThrough: string | null;
}

/** Goes on where it was until nobody is left or the time is over. Answers whether everybody is in. */
export async function fillLedgerFor({ clock }: Platform, db: Db, { id, filledThrough }: Begun, forMs: number) {
  const untilMs = clock.now().getTime() + forMs;
  let through = filledThrough;
  while (through && clock.now().getTime() < untilMs) through = (await fillLedger(db, id, through)).filledThrough;
  return !through;
}

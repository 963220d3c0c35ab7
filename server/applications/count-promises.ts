import { type RawBuilder, sql } from 'kysely';
import { dayInOslo } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

/** Counts each promised answer once, when its day is over. Who withdrew waits for none. */
export const countPromises = ({ db, clock }: Platform) => count(db, sql`promised_by < ${dayInOslo(clock.now())}::date`);

/** Before they are deleted while their applicant stays: whoever had no answer will get none. */
export const countPromisesOf = (tx: Tx, ids: string[]) =>
  count(tx, sql`promised_by is not null and id = any(${ids}::uuid[])`);

/** Their businesses first, as everybody holds them who deletes one: an array has them all before any application is read. */
async function count(db: Db, which: RawBuilder<unknown>) {
  await sql`
    with held as materialized (
      select id from businesses where id in (select business_id from applications where ${which}) order by id for key share
    ), due as (
      select id, promised_by from applications where ${which} and business_id = any(array(select id from held)) order by id for update
    ), counted as (
      update applications set promised_by = null from due where applications.id = due.id
      returning business_id, due.promised_by, status, withdrawn_at
    )
    insert into answer_promises (business_id, promised_by, promised, kept)
    select business_id, promised_by, count(*), count(*) filter (where status <> 'pending')
    from counted where withdrawn_at is null
    group by business_id, promised_by
    on conflict (business_id, promised_by) do update set
      promised = answer_promises.promised + excluded.promised, kept = answer_promises.kept + excluded.kept`.execute(db);
}

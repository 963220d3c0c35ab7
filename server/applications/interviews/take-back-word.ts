import { sql } from 'kysely';
import { emailKeyOf } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/database.ts';

/**
 * Before one of several interviews is another one, or is off: the mail that told a new contact of them all and still waits would
 * put what is off into a calendar, after the mail that takes it out, and name who is gone. It is as if it had not been written, so
 * the rest is told anew.
 */
export async function takeBackWord(tx: Tx, applicationIds: string[]) {
  await sql`
    with taken as (
      delete from mails using applications
      where applications.id = any(${applicationIds}::uuid[]) and mails.about = applications.position_id
        and mails.sent_at is null and mails.failed_at is null
        and mails.content ->> 'calendars' like '%UID:' || applications.id || '%'
      returning mails.about as position_id, mails.content -> 'to' ->> 'address' as address
    )
    update interviews set also_told = array(
      select address from unnest(also_told) as told (address) where not exists (
        select from taken where taken.position_id = applications.position_id
          and ${emailKeyOf(sql.ref('taken.address'))} = ${emailKeyOf(sql.ref('told.address'))}
      )
    )
    from applications
    where applications.id = interviews.application_id and applications.position_id in (select position_id from taken)`.execute(
    tx,
  );
}

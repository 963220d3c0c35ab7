import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { NO_ID } from '../platform/database/no-id.ts';
import { isReached } from './queries.ts';

/** Few, since what is read is soon old: who leaves meanwhile, or a pause, should count. */
const READ_AT_ONCE = 16;

export interface Recipient {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  token: string;
}

/** Who still waits for a newsletter and may have it now, each once; nobody when it is paused. */
export function recipientQueue(db: Db, newsletterId: string, now: Date) {
  let after = NO_ID;
  let waiting: Recipient[] = [];
  let isExhausted = false;
  let reading: Promise<void> | undefined;

  async function read() {
    const { rows } = await sql<Recipient>`
      select recipients.user_id, email, first_name, last_name, token
      from newsletter_recipients as recipients
      join users on users.id = recipients.user_id
      join newsletter_tokens as tokens on tokens.user_id = recipients.user_id
      where newsletter_id = ${newsletterId} and recipients.state = 'waiting' and recipients.user_id > ${after}
        and (try_after is null or try_after <= ${now}) and ${isReached()}
        and exists (select from newsletters where id = ${newsletterId} and state = 'sending')
      order by recipients.user_id
      limit ${READ_AT_ONCE}`.execute(db);
    waiting = rows;
    after = rows.at(-1)?.userId ?? after;
    isExhausted = rows.length === 0;
    reading = undefined;
  }

  return {
    async next(): Promise<Recipient | undefined> {
      while (waiting.length === 0 && !isExhausted) {
        reading ??= read();
        await reading;
      }
      return waiting.shift();
    },
    isExhausted: () => isExhausted,
  };
}

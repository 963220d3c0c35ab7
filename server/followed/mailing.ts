import { sql } from 'kysely';
import type { z } from 'zod';
import type { MailFrequency, searchFiltersSchema } from '../../contract/followed.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { NewAd } from './find-new-ads.ts';
import type { SearchOfMail } from './search-mail.ts';

/** What of a search its mails are sent by. */
export interface DueSearch {
  mailFrequency: MailFrequency;
  mailFrom: Date | null;
  mailSince: Date | null;
  mailDueOn: string | null;
  filters: z.output<typeof searchFiltersSchema>;
}

interface Settled {
  mailSince?: Date;
  mailDueOn?: string | null;
  mailTryAfter: Date | null;
}

/** Where searches stand whose new matches are mailed: those of users, and alerts of readers without an account. */
export interface Mailing<S extends DueSearch> {
  /** One that is due, locked; others are skipped that somebody else works on. */
  findDue(tx: Tx, now: Date): Promise<S | undefined>;
  settle(db: Db, search: S, fields: Settled): Promise<unknown>;
  /** Its owner may have changed or removed it while its ads were looked for. Locks it. */
  isStillWanted(tx: Tx, search: S): Promise<unknown>;
  /** Without what its reader does not want to see. */
  wantedOf(tx: Tx, search: S, ads: NewAd[]): Promise<NewAd[]>;
  /** Keeps by which names ads were told of, and answers which of them are new to the reader. */
  noteAsTold(tx: Tx, search: S, names: string[], now: Date): Promise<string[]>;
  /** As its mails name it. */
  forMail(search: S): SearchOfMail;
  /** What its mails are about. */
  aboutOf(search: S): string;
}

/** `reader` is the column of who was told. */
export async function noteIn(tx: Tx, ledger: 'mailed_ads' | 'alerted_ads', reader: Reader, ads: string[], at: Date) {
  const { rows } = await sql<{ ad: string }>`
    insert into ${sql.table(ledger)} (${sql.ref(reader.column)}, ad, mailed_at)
    select ${reader.value}, ad, ${at} from unnest(${ads}::text[]) as ad
    on conflict do nothing returning ad`.execute(tx);
  return rows.map(({ ad }) => ad);
}

interface Reader {
  column: 'user_id' | 'email_key';
  value: string;
}

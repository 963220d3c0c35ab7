import { sql } from 'kysely';
import type { z } from 'zod';
import type { MailFrequency, searchFiltersSchema } from '../../contract/followed.ts';
import { DAY_MS, dayInOslo } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { findNewAds, type NewAd } from './find-new-ads.ts';
import { isMailHour, nextMailDay } from './mail-day.ts';
import { type MailedSearch, searchMail } from './search-mail.ts';

/** Short enough for a stop of the server to wait for it. */
const SLICE_MS = 5000;
/** NAV's ads come some time after they were published; what was mailed already stands in the ledger. */
const LATE_MS = 3 * DAY_MS;

/** Every search that is due, one transaction each: doing it again finds none. */
export async function mailNewMatches(platform: Platform) {
  if (!isMailHour(platform.clock.now())) return;
  const untilMs = Date.now() + SLICE_MS;
  while (Date.now() < untilMs) if (!(await mailNext(platform))) return;
  await enqueue(platform.db, 'mail-new-matches', {}, { key: 'mail new matches' });
}

const mailNext = (platform: Platform) =>
  platform.db.transaction().execute(async (tx) => {
    const now = platform.clock.now();
    const search = await takeDue(tx, dayInOslo(now));
    if (!search) return false;
    const since = new Date(Math.max(timeOf(search.mailFrom), timeOf(search.mailSince) - LATE_MS));
    const found = await findNewAds(platform, search.filters as z.output<typeof searchFiltersSchema>, since);
    const untold = await noteAsTold(tx, search.userId, found, now);
    if (untold.length > 0) await sendMail(tx, searchMail(search, untold, platform.config.publicUrl));
    await tx
      .updateTable('savedSearches')
      .set({ mailSince: now, mailDueOn: nextMailDay(search.mailFrequency as MailFrequency, now) })
      .where('userId', '=', search.userId)
      .where('id', '=', search.id)
      .execute();
    return true;
  });

const timeOf = (moment: Date | null) => moment?.getTime() ?? 0;

/** Nobody who is deactivated, or whose address may be somebody else's. */
const takeDue = (tx: Tx, today: string): Promise<MailedSearch | undefined> =>
  tx
    .selectFrom('savedSearches')
    .innerJoin('users', 'users.id', 'savedSearches.userId')
    .selectAll('savedSearches')
    .select(['users.email', 'users.firstName', 'users.lastName'])
    .where('mailFrequency', '<>', 'off')
    .where('mailDueOn', '<=', today)
    .where('users.isActive', '=', true)
    .where('users.emailConfirmedAt', 'is not', null)
    .orderBy('mailDueOn')
    .limit(1)
    .forUpdate('savedSearches')
    .skipLocked()
    .executeTakeFirst();

/** Those that this person was not told of before, by any search. */
async function noteAsTold(tx: Tx, userId: string, ads: NewAd[], mailedAt: Date) {
  if (ads.length === 0) return [];
  const { rows } = await sql<{ ad: string }>`
    insert into mailed_ads (user_id, ad, mailed_at)
    select ${userId}, ad, ${mailedAt} from unnest(${ads.map(({ ad }) => ad)}::text[]) as ad
    on conflict do nothing returning ad`.execute(tx);
  const isNew = new Set(rows.map(({ ad }) => ad));
  return ads.filter(({ ad }) => isNew.delete(ad));
}

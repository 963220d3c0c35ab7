import { sql, type Updateable } from 'kysely';
import { hiddenBy } from '../../contract/hidden-by.ts';
import { isReachable } from '../accounts/index.ts';
import { knownThrough } from '../national/index.ts';
import { DAY_MS, dayInOslo, MINUTE_MS } from '../platform/clock.ts';
import type { Db, Schema, Tx } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import { isMailHour } from '../platform/mail/mail-hour.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { findNewAds, type NewAd } from './find-new-ads.ts';
import { readHidden } from './hidden-queries.ts';
import { nextMailDay } from './mail-day.ts';
import { aboutSearch } from './remove-searches.ts';
import { type MailedSearch, searchMail } from './search-mail.ts';

export const matchMailing = work('mail-new-matches');

/** Short enough for a stop of the server to wait for it. */
const SLICE_MS = 5000;
/** NAV's ads come some time after they were published; what was mailed already stands in the ledger. */
const LATE_MS = 3 * DAY_MS;
/** To the next hour's run. */
const PUT_OFF_MS = 50 * MINUTE_MS;

/** Every search that is due, one by one: doing it again finds none. */
export async function mailNewMatches(platform: Platform) {
  if (!isMailHour(platform.clock.now())) return;
  const untilMs = performance.now() + SLICE_MS;
  while (performance.now() < untilMs) if (!(await mailNext(platform))) return;
  await enqueue(platform.db, matchMailing, {}, { key: 'mail new matches' });
}

/** Answers whether there was one. What is wrong with one search must not hold back the others. */
async function mailNext(platform: Platform) {
  const now = platform.clock.now();
  const search = await platform.db.transaction().execute((tx) => takeDue(tx, now));
  if (!search) return false;
  try {
    await mailMatches(platform, search, now);
  } catch (error) {
    platform.log.error({ userId: search.userId, err: error }, 'a saved search was not mailed and is put off');
  }
  return true;
}

async function mailMatches(platform: Platform, search: MailedSearch, now: Date) {
  const since = new Date(Math.max(timeOf(search.mailFrom), timeOf(search.mailSince) - LATE_MS));
  const mailSince = await knownThrough(platform.db, now);
  const found = await findNewAds(platform, search.filters, since);
  await platform.db.transaction().execute(async (tx) => {
    if (!(await isStillWanted(tx, search))) return;
    const hidden = hiddenBy(await readHidden(tx, search.userId));
    const wanted = found.filter((ad) => !hidden.positionOf(ad.id) && !hidden.businessOf(ad));
    const untold = await noteAsTold(tx, search.userId, wanted, now);
    if (untold.length > 0) {
      const mail = searchMail(search, untold, platform.config.publicUrl);
      await sendMail(tx, mail, { about: aboutSearch(search) });
    }
    const mailDueOn = nextMailDay(search.mailFrequency, now);
    await settle(tx, search, { mailSince, mailDueOn, mailTryAfter: null });
  });
}

const settle = (db: Db, { userId, id }: MailedSearch, fields: Updateable<Schema['savedSearches']>) =>
  db.updateTable('savedSearches').set(fields).where('userId', '=', userId).where('id', '=', id).execute();

const timeOf = (moment: Date | null) => moment?.getTime() ?? 0;

/** Put off until it is mailed: another instance, or this one after a failure, takes it later. */
async function takeDue(tx: Tx, now: Date): Promise<MailedSearch | undefined> {
  const search = await findDue(tx, now);
  if (search) await settle(tx, search, { mailTryAfter: new Date(now.getTime() + PUT_OFF_MS) });
  return search;
}

const findDue = (tx: Tx, now: Date): Promise<MailedSearch | undefined> =>
  tx
    .selectFrom('savedSearches')
    .innerJoin('users', 'users.id', 'savedSearches.userId')
    .selectAll('savedSearches')
    .select(['users.email', 'users.firstName', 'users.lastName'])
    .where('mailFrequency', '<>', 'off')
    .where('mailDueOn', '<=', dayInOslo(now))
    .where(({ eb, or }) => or([eb('mailTryAfter', 'is', null), eb('mailTryAfter', '<=', now)]))
    .where(isReachable())
    .orderBy('mailDueOn')
    .limit(1)
    .forUpdate('savedSearches')
    .skipLocked()
    .executeTakeFirst();

/** Its owner may have changed or removed it while its ads were looked for. */
const isStillWanted = (tx: Tx, { userId, id, mailFrequency, mailDueOn }: MailedSearch) =>
  tx
    .selectFrom('savedSearches')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('mailFrequency', '=', mailFrequency)
    .where('mailDueOn', '=', mailDueOn)
    .forUpdate()
    .executeTakeFirst();

/** Those that this person was not told of before, by any search. */
async function noteAsTold(tx: Tx, userId: string, ads: NewAd[], mailedAt: Date) {
  if (ads.length === 0) return [];
  const { rows } = await sql<{ ad: string }>`
    insert into mailed_ads (user_id, ad, mailed_at)
    select ${userId}, ad, ${mailedAt} from unnest(${ads.flatMap(({ keys }) => keys)}::text[]) as ad
    on conflict do nothing returning ad`.execute(tx);
  const isNew = new Set(rows.map(({ ad }) => ad));
  return ads.filter(({ keys }) => keys.filter((key) => isNew.delete(key)).length === keys.length);
}

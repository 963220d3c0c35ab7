import { knownThrough } from '../national/index.ts';
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import { isMailHour } from '../platform/mail/mail-hour.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { alertMailing } from './alerts/alert-mailing.ts';
import { findNewAds, type NewAd } from './find-new-ads.ts';
import { nextMailDay } from './mail-day.ts';
import type { DueSearch, Mailing } from './mailing.ts';
import { savedSearchMailing } from './saved-search-mailing.ts';
import { searchMail } from './search-mail.ts';

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
  while (performance.now() < untilMs) {
    if (!(await mailNext(platform, savedSearchMailing)) && !(await mailNext(platform, alertMailing))) return;
  }
  await enqueue(platform.db, matchMailing, {}, { key: 'mail new matches' });
}

/** Answers whether there was one. What is wrong with one search must not hold back the others. */
async function mailNext<S extends DueSearch>(platform: Platform, mailing: Mailing<S>) {
  const now = platform.clock.now();
  const search = await platform.db.transaction().execute((tx) => takeDue(tx, mailing, now));
  if (!search) return false;
  try {
    await mailMatches(platform, mailing, search, now);
  } catch (error) {
    platform.log.error({ search: mailing.aboutOf(search), err: error }, 'a search was not mailed and is put off');
  }
  return true;
}

/** Put off until it is mailed: another instance, or this one after a failure, takes it later. */
async function takeDue<S extends DueSearch>(tx: Tx, mailing: Mailing<S>, now: Date) {
  const search = await mailing.findDue(tx, now);
  if (search) await mailing.settle(tx, search, { mailTryAfter: new Date(now.getTime() + PUT_OFF_MS) });
  return search;
}

async function mailMatches<S extends DueSearch>(platform: Platform, mailing: Mailing<S>, search: S, now: Date) {
  const since = new Date(Math.max(timeOf(search.mailFrom), timeOf(search.mailSince) - LATE_MS));
  const mailSince = await knownThrough(platform.db, now);
  const found = await findNewAds(platform, search.filters, since);
  await platform.db.transaction().execute(async (tx) => {
    if (!(await mailing.isStillWanted(tx, search))) return;
    const wanted = await mailing.wantedOf(tx, search, found);
    const untold = await takeUntold(tx, mailing, search, wanted, now);
    if (untold.length > 0) {
      const mail = searchMail(mailing.forMail(search), untold, platform.config.publicUrl);
      await sendMail(tx, mail, { about: mailing.aboutOf(search) });
    }
    const mailDueOn = nextMailDay(search.mailFrequency, now);
    await mailing.settle(tx, search, { mailSince, mailDueOn, mailTryAfter: null });
  });
}

const timeOf = (moment: Date | null) => moment?.getTime() ?? 0;

/** Those that its reader was not told of before, by any search. */
async function takeUntold<S extends DueSearch>(tx: Tx, mailing: Mailing<S>, search: S, ads: NewAd[], now: Date) {
  if (ads.length === 0) return [];
  const names = ads.flatMap(({ keys }) => keys);
  const isNew = new Set(await mailing.noteAsTold(tx, search, names, now));
  return ads.filter(({ keys }) => keys.filter((key) => isNew.delete(key)).length === keys.length);
}

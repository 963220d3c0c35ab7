import { dayInOslo } from '../platform/clock.ts';
import { before } from '../platform/database/before.ts';
import type { Db } from '../platform/database/database.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import { isMailHour } from '../platform/mail/mail-hour.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { isLive, publicSince } from '../positions/index.ts';
import { positionPublished } from './mails.ts';
import { readSenders } from './read-senders.ts';
import { lockSubject, withOwner } from './subjects.ts';

/** A run that was missed is made up for within these days. */
const LATEST_DAYS = 4;

/** What came out by its day: what was approved or switched on after that is told of, or known to who did it. */
function cameOut(db: Db, now: Date) {
  const today = dayInOslo(now);
  return withOwner(db)
    .select(['positions.id', 'positions.publishFrom'])
    .where(isLive(today))
    .where(publicSince, '=', ({ ref }) => ref('positions.publishFrom'))
    .where('positions.publishFrom', '>', before(now, { days: LATEST_DAYS }))
    .where(({ or, eb }) => or([eb('applicationDeadline', 'is', null), eb('applicationDeadline', '>=', today)]));
}

/** The owner and whoever sent it in, as when it was approved: once for each position, in the morning of its day. */
export async function tellOfPublished(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  if (!isMailHour(now)) return;
  await oneByOne(platform, 'telling that a position is published', await cameOut(db, now).execute(), ({ id }) =>
    db.transaction().execute(async (tx) => {
      const item = await lockSubject(tx, 'position', id);
      // It may be switched off meanwhile, or gone.
      const out = await cameOut(tx, now).where('positions.id', '=', id).executeTakeFirst();
      if (!item || !out?.publishFrom) return;
      for (const [place, person] of [item, ...(await readSenders(tx, item))].entries()) {
        const mail = positionPublished({ ...item, ...person }, out.publishFrom);
        if (mail) await sendMail(tx, mail, { key: `position-published ${id} ${place}` });
      }
    }),
  );
}

import { sql } from 'kysely';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAgreed } from './calendar.ts';
import { interviewReminder } from './mails.ts';
import { meetings } from './read-interviews.ts';

/** A day before, of those that were agreed earlier than that. */
const due = (db: Db, now: Date) =>
  meetings(db)
    .where('chosen', '>', now)
    .where('chosen', '<=', daysAfter(now, 1))
    .where(sql<boolean>`answered_at < chosen - interval '24 hours'`)
    .where('interviews.remindedAt', 'is', null)
    .where('users.isActive', '=', true)
    // Who is refused hears of that instead, some minutes later.
    .where('applications.status', '<>', 'denied');

export async function remindOfInterviews(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  const ids = due(db, now).clearSelect().select('applicationId as id');
  await oneByOne(platform, 'reminding of an interview', await ids.execute(), ({ id }) =>
    db.transaction().execute(async (tx) => {
      // What was called off meanwhile, or moved, is not.
      const [meeting] = await due(tx, now).where('applicationId', '=', id).forUpdate('interviews').execute();
      if (!meeting || !isAgreed(meeting)) return;
      await tx.updateTable('interviews').set({ remindedAt: now }).where('applicationId', '=', id).execute();
      await sendMail(tx, interviewReminder(meeting), { about: id });
    }),
  );
}

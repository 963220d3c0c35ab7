import { referenceLimits } from '../../../contract/reference-words.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { isGoingOn, readAbout } from './about-request.ts';
import { openRefereeLinks } from './links.ts';
import { refereeReminder } from './mails.ts';
import { linkEnd } from './read-references.ts';

const { reminderDays, linkDays } = referenceLimits;

const due = (db: Db, now: Date) =>
  db
    .selectFrom('referees')
    .where('outcome', 'is', null)
    .where('remindedAt', 'is', null)
    .where('namedAt', '<=', daysAfter(now, -reminderDays))
    .where('namedAt', '>', daysAfter(now, -linkDays));

/** Once, of those who have not answered. */
export async function remindReferees(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  await oneByOne(platform, 'reminding a referee', await due(db, now).select('id').execute(), ({ id }) =>
    db.transaction().execute(async (tx) => {
      const referee = await due(tx, now).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      const about = referee && (await readAbout(tx, referee.applicationId));
      // One that has come to an end meanwhile may go on; then there is still time for it.
      if (!about || !isGoingOn(about)) return;
      await tx.updateTable('referees').set({ remindedAt: now }).where('id', '=', id).execute();
      const token = (await openRefereeLinks(platform, tx)).make(id);
      const mail = refereeReminder(about, referee, { token, endsAt: linkEnd(referee.namedAt) });
      await sendMail(tx, mail, { about: about.id });
    }),
  );
}

import { referenceLimits } from '../../../contract/applications/reference-words.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { isGoingOn, readAbout, readRequest } from './about-request.ts';
import { reminderKey } from './forget-referees.ts';
import { openRefereeLinks } from './links.ts';
import { refereeReminder } from './mails.ts';
import { linkEnd } from './read-references.ts';
import { tellOfAll } from './tell-employer.ts';

const { reminderDays, linkDays } = referenceLimits;

const due = (db: Db, now: Date) =>
  db
    .selectFrom('referees')
    .where('outcome', 'is', null)
    .where('remindedAt', 'is', null)
    .where('namedAt', '<=', daysAfter(now, -reminderDays))
    .where('namedAt', '>', daysAfter(now, -linkDays));

/** Once, those who have not answered; and the employer, where the last of them cannot any more. */
export async function followUpReferees(platform: Platform) {
  await remindReferees(platform);
  await tellOfEnded(platform);
}

async function remindReferees(platform: Platform) {
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
      await sendMail(tx, mail, { key: reminderKey(id), about: about.id });
    }),
  );
}

/** Some days are left for a run that failed. */
const DAYS_TO_TELL = 4;

async function tellOfEnded(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  const ended = await db
    .selectFrom('referees')
    .select('applicationId as id')
    .distinct()
    .where('outcome', 'is', null)
    .where('namedAt', '<=', daysAfter(now, -linkDays))
    .where('namedAt', '>', daysAfter(now, -linkDays - DAYS_TO_TELL))
    .execute();
  await oneByOne(platform, 'telling of references that ended', ended, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const [about, request] = [await readAbout(tx, id), await readRequest(tx, id)];
      if (about && request) await tellOfAll(tx, { about, request, now });
    }),
  );
}

import { type SqlBool, sql } from 'kysely';
import { emailKeyOf } from '../../accounts/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAgreed } from './calendar.ts';
import { agreedBeforeMail } from './contact-mails.ts';
import { meetings } from './read-interviews.ts';

/** Of those that are to come and whose position has another contact by now, who was not told yet, however that came about. */
const untold = (db: Db, now: Date) =>
  meetings(db)
    .where('chosen', '>', now)
    .where('agreedWith', 'is not', null)
    .where('applications.withdrawnAt', 'is', null)
    .where('applications.status', '<>', 'denied')
    .where(
      sql<SqlBool>`not exists (
        select from unnest(also_told || agreed_with) as told (address)
        where ${emailKeyOf(sql.ref('told.address'))} = ${emailKeyOf(sql.ref('positions.contactEmail'))}
      )`,
    );

export async function tellNewContacts(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  const ids = untold(db, now).clearSelect().select('applicationId as id');
  await oneByOne(platform, 'telling a new contact of an interview', await ids.execute(), ({ id }) =>
    db.transaction().execute(async (tx) => {
      const [meeting] = await untold(tx, now).where('applicationId', '=', id).forUpdate('interviews').execute();
      if (!meeting || !isAgreed(meeting)) return;
      await tx
        .updateTable('interviews')
        .set({ alsoTold: [...meeting.alsoTold, meeting.contactEmail] })
        .where('applicationId', '=', id)
        .execute();
      await sendMail(tx, agreedBeforeMail(meeting), { about: id });
    }),
  );
}

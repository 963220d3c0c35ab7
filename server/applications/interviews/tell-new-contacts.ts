import { type SqlBool, sql } from 'kysely';
import { emailKeyOf } from '../../accounts/index.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAgreed } from './calendar.ts';
import { agreedBeforeMail, severalAgreedBeforeMail } from './contact-mails.ts';
import { meetings } from './read-interviews.ts';

/** Those that are to come and whose position has another contact by now, who was not told yet, however that came about. */
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
  const ids = untold(db, now).clearSelect().select('applications.positionId as id').distinct();
  await oneByOne(platform, 'telling a new contact of interviews', await ids.execute(), ({ id }) =>
    db.transaction().execute(async (tx) => {
      const rows = await untold(tx, now)
        .where('applications.positionId', '=', id)
        .orderBy('chosen')
        .orderBy('applicationId')
        .forUpdate('interviews')
        .execute();
      const [first, ...others] = rows.filter(isAgreed);
      if (!first) return;
      await tx
        .updateTable('interviews')
        .set({ alsoTold: sql`array_append(also_told, ${first.contactEmail})` })
        .where('applicationId', '=', anyOf([first, ...others].map(({ applicationId }) => applicationId)))
        .execute();
      if (others.length === 0) await sendMail(tx, agreedBeforeMail(first), { about: first.applicationId });
      else await sendMail(tx, severalAgreedBeforeMail([first, ...others]), { about: id });
    }),
  );
}

import type { Selectable } from 'kysely';
import { dayInOslo } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/database.ts';
import { type Mailing, noteIn } from '../mailing.ts';
import { alertForMail } from './mails.ts';

/** Of readers without an account. One that nobody has confirmed is never due. */
export const alertMailing: Mailing<Selectable<Schema['jobAlerts']>> = {
  findDue: (tx, now) =>
    tx
      .selectFrom('jobAlerts')
      .selectAll()
      .where('mailDueOn', '<=', dayInOslo(now))
      .where(({ eb, or }) => or([eb('mailTryAfter', 'is', null), eb('mailTryAfter', '<=', now)]))
      .orderBy('mailDueOn')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst(),

  settle: (db, { id }, fields) => db.updateTable('jobAlerts').set(fields).where('id', '=', id).execute(),

  isStillWanted: (tx, { id, mailDueOn }) =>
    tx
      .selectFrom('jobAlerts')
      .select('id')
      .where('id', '=', id)
      .where('mailDueOn', '=', mailDueOn)
      .forUpdate()
      .executeTakeFirst(),

  wantedOf: async (_tx, _alert, ads) => ads,

  noteAsTold: (tx, { emailKey }, names, now) =>
    noteIn(tx, 'alerted_ads', { column: 'email_key', value: emailKey }, names, now),

  forMail: alertForMail,
  aboutOf: ({ id }) => id,
};

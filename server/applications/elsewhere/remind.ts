import { elsewhereStateNames, elsewhereStates, isOpen } from '../../../contract/applications/elsewhere-words.ts';
import { isReachable } from '../../accounts/index.ts';
import { addDays, dayInOslo, longDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { isMailHour } from '../../platform/mail/mail-hour.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EntryRow } from './entries.ts';

/** After an outage it still helps; when an address is confirmed weeks later it does not. */
const LATE_DAYS = 3;

const due = (db: Db, now: Date) =>
  db
    .selectFrom('applicationsElsewhere')
    .innerJoin('users', 'users.id', 'applicationsElsewhere.userId')
    .selectAll('applicationsElsewhere')
    .select(['users.email', 'users.firstName', 'users.lastName'])
    .where('remindOn', '<=', dayInOslo(now))
    .where('remindOn', '>=', addDays(dayInOslo(now), -LATE_DAYS))
    .where('applicationsElsewhere.remindedAt', 'is', null)
    .where('state', 'in', elsewhereStates.filter(isOpen))
    .where(isReachable());

/** In the morning of the day that was asked for, or as soon after that as it can be. */
export async function remindOfElsewhere(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  if (!isMailHour(now)) return;
  const ids = due(db, now).clearSelect().select('applicationsElsewhere.id');
  await oneByOne(platform, 'reminding of what was applied for elsewhere', await ids.execute(), ({ id }) =>
    db.transaction().execute(async (tx) => {
      // It may have ended meanwhile, or be gone.
      const entry = await due(tx, now)
        .where('applicationsElsewhere.id', '=', id)
        .forUpdate('applicationsElsewhere')
        .executeTakeFirst();
      if (!entry) return;
      await tx.updateTable('applicationsElsewhere').set({ remindedAt: now }).where('id', '=', id).execute();
      await sendMail(tx, reminder(entry), { about: id });
    }),
  );
}

const reminder = (entry: EntryRow & Person): Mail => ({
  to: toPerson(entry),
  subject: `Påminnelse: ${entry.title}`,
  preview: `Du søkte hos ${entry.employer} ${longDay(entry.appliedOn)}.`,
  heading: 'Du ba oss minne deg på en søknad',
  paragraphs: [
    `${greetingOf(entry)} Du noterte at du søkte på «${entry.title}» hos ${entry.employer} ${longDay(entry.appliedOn)}.`,
    'Har du ikke hørt noe, kan du spørre arbeidsgiveren hvordan det går.',
  ],
  parts: [
    ['Status', elsewhereStateNames[entry.state]],
    ['Sted', entry.place],
    ['Søknadsfrist', entry.deadline && longDay(entry.deadline)],
    ['Lenke', entry.link],
    ['Notatet ditt', entry.note],
  ].flatMap(([heading, text]) => (heading && text ? [{ heading, text }] : [])),
  button: { label: 'Se det du noterte', path: `/profil?tab=applications&notert=${entry.id}` },
  smallPrint: ['Du får denne e-posten én gang, fordi du ba om den.'],
});

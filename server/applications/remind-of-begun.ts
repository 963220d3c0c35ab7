import { policy } from '../../contract/policy.ts';
import { addDays, dayInOslo, longDay, startOfDayInOslo } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import { greetingOf, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { isMailHour } from '../platform/mail/mail-hour.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { closingPositions } from '../positions/index.ts';

/** In the morning, once before each deadline, of what was begun and not touched today. */
export async function remindOfBegun(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  if (!isMailHour(now)) return;
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName'])
    .where('isActive', '=', true)
    .where('emailConfirmedAt', 'is not', null)
    .where('id', 'in', due(db, now).select('draft.userId'))
    .execute();
  await oneByOne(platform, 'reminding of begun applications', people, (person) =>
    db.transaction().execute(async (tx) => {
      for (const begun of await takeDue(tx, person.id, now)) {
        await sendMail(tx, reminder(person, begun), { about: person.id });
      }
    }),
  );
}

type Begun = Awaited<ReturnType<typeof takeDue>>[number];

async function takeDue(tx: Tx, userId: string, now: Date) {
  const begun = await due(tx, now)
    .selectAll('closing')
    .where('draft.userId', '=', userId)
    .orderBy('closing.lastDay')
    .forUpdate('draft')
    .execute();
  for (const { id, lastDay } of begun) {
    await tx
      .updateTable('applicationDrafts')
      .set({ toldDeadline: lastDay })
      .where('userId', '=', userId)
      .where('positionId', '=', id)
      .execute();
  }
  return begun;
}

function due(db: Db, now: Date) {
  const today = dayInOslo(now);
  return db
    .selectFrom('applicationDrafts as draft')
    .innerJoin(
      closingPositions(db, today, addDays(today, policy.deadlineMailDays))
        .where('positions.applicationMethod', '=', 'form')
        .as('closing'),
      'closing.id',
      'draft.positionId',
    )
    .whereRef('draft.toldDeadline', 'is distinct from', 'closing.lastDay')
    .where('draft.updatedAt', '<', new Date(startOfDayInOslo(today)));
}

const reminder = (person: Person, { id, title, businessName, lastDay }: Begun): Mail => ({
  to: toPerson(person),
  subject: `Du har ikke sendt søknaden: ${title}`,
  preview: `Siste dag å søke er ${longDay(lastDay)}.`,
  heading: 'Du har begynt på en søknad',
  paragraphs: [
    `${greetingOf(person)} Du har begynt på en søknad på «${title}» hos ${businessName}. Den er ikke sendt, og siste dag å søke er ${longDay(lastDay)}.`,
    'Vil du ikke søke likevel, trenger du ikke å gjøre noe. Du kan også slette utkastet under Mine søknader.',
  ],
  button: { label: 'Fortsett på søknaden', path: `/stilling/${id}/apply` },
  smallPrint: ['Du får denne e-posten én gang, fordi du har en påbegynt søknad.'],
});

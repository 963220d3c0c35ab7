import { policy } from '../../contract/policy.ts';
import { isReachable } from '../accounts/index.ts';
import { addDays, dayInOslo, longDay, startOfDayInOslo } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import { greetingOf, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { isMailHour } from '../platform/mail/mail-hour.ts';
import { outgoing, sendMails } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { closingPositions } from '../positions/index.ts';

/** Before each deadline, of what was begun and not touched today. */
export async function remindOfBegun(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  if (!isMailHour(now)) return;
  const people = await due(db, now).distinct().select('users.id').execute();
  await oneByOne(platform, 'reminding of begun applications', people, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const begun = await takeDue(tx, id, now);
      await sendMails(
        tx,
        begun.map((one) => outgoing(reminder(one), { about: id })),
      );
    }),
  );
}

type Begun = Awaited<ReturnType<typeof takeDue>>[number];

/** Notes what is told of now. Another instance that is at the same finds nothing left. */
function takeDue(tx: Tx, userId: string, now: Date) {
  const begun = due(tx, now)
    .select(['closing.id', 'closing.title', 'closing.businessName', 'closing.lastDay'])
    .select(['users.email', 'users.firstName', 'users.lastName'])
    .where('users.id', '=', userId);
  return tx
    .updateTable('applicationDrafts')
    .from(begun.as('due'))
    .set(({ ref }) => ({ toldDeadline: ref('due.lastDay') }))
    .where('userId', '=', userId)
    .whereRef('positionId', '=', 'due.id')
    .whereRef('toldDeadline', 'is distinct from', 'due.lastDay')
    .returningAll('due')
    .execute();
}

function due(db: Db, now: Date) {
  const today = dayInOslo(now);
  return db
    .selectFrom('applicationDrafts as draft')
    .innerJoin('users', 'users.id', 'draft.userId')
    .innerJoin(
      closingPositions(db, today, addDays(today, policy.deadlineMailDays))
        .where('positions.applicationMethod', '=', 'form')
        .as('closing'),
      'closing.id',
      'draft.positionId',
    )
    .where(isReachable())
    .whereRef('draft.toldDeadline', 'is distinct from', 'closing.lastDay')
    .where('draft.updatedAt', '<', new Date(startOfDayInOslo(today)));
}

const reminder = ({ id, title, businessName, lastDay, ...person }: Begun): Mail => ({
  to: toPerson(person),
  subject: `Du har ikke sendt søknaden: ${title}`,
  preview: `Siste søknadsdag er ${longDay(lastDay)}.`,
  heading: 'Du har begynt på en søknad',
  paragraphs: [
    `${greetingOf(person)} Du har begynt på en søknad på «${title}» hos ${businessName}. Den er ikke sendt, og siste søknadsdag er ${longDay(lastDay)}.`,
    'Vil du ikke søke likevel, trenger du ikke å gjøre noe. Du kan også slette utkastet under Mine søknader.',
  ],
  button: { label: 'Fortsett på søknaden', path: `/stilling/${id}/apply` },
  smallPrint: ['Du får denne e-posten én gang for hver frist, fordi du har en påbegynt søknad.'],
});

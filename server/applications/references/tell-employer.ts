import { emailKeyHere } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import { handledApplications } from '../handled-applications.ts';
import type { About } from './about-request.ts';
import { type News, newsToAsker, newsToContact } from './mails.ts';

/** The contact of the position, if they want mail, and whoever asked, as long as they handle it and are somebody else. */
export async function tellEmployer(tx: Tx, about: About, authorId: string | null, news: News) {
  const asker = authorId && (await readAsker(tx, authorId, about.id));
  const { contactEmail, emailNotificationsEnabled } = about;
  const isContact = emailNotificationsEnabled && asker && emailKeyHere(asker.email) === emailKeyHere(contactEmail);
  const mails = [
    ...(emailNotificationsEnabled ? [newsToContact(about, news)] : []),
    ...(asker && !isContact ? [newsToAsker(about, asker, news)] : []),
  ];
  await sendMails(
    tx,
    mails.map((mail) => outgoing(mail, { about: about.id })),
  );
}

async function readAsker(tx: Tx, userId: string, id: string) {
  const handled = handledApplications(tx, { userId }).select('applications.id').where('applications.id', '=', id);
  if (!(await handled.executeTakeFirst())) return null;
  return await tx
    .selectFrom('users')
    .select(['firstName', 'lastName', 'email'])
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .executeTakeFirst();
}

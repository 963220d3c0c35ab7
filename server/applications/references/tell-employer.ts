import { emailKeyHere } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import { handledApplications } from '../handled-applications.ts';
import { type About, isGoingOn, readReferees } from './about-request.ts';
import { type News, newsToAsker, newsToContact } from './mails.ts';
import { linkEnd } from './read-references.ts';

/** The contact of the position, if they want mail, and whoever asked, as long as they handle it and are somebody else. */
export async function tellEmployer(tx: Tx, about: About, { id, authorId }: Asked, news: News) {
  const asker = authorId && (await readAsker(tx, authorId, about.id));
  const { contactEmail, emailNotificationsEnabled } = about;
  const isContact = emailNotificationsEnabled && asker && emailKeyHere(asker.email) === emailKeyHere(contactEmail);
  const mails = [
    ...(emailNotificationsEnabled ? [newsToContact(about, news)] : []),
    ...(asker && !isContact ? [newsToAsker(about, asker, news)] : []),
  ];
  // The same again is no news, whoever was named and refused in between.
  const key = `references of ${id}: ${news === 'none' ? news : news.given}`;
  await sendMails(
    tx,
    mails.map((mail) => outgoing(mail, { about: about.id, key: `${key} ${mail.to.address}` })),
  );
}

interface Asked {
  id: string;
  authorId: string | null;
}

/** Once for all of whom there is nobody left to wait for. */
export async function tellOfAll(tx: Tx, { about, request, now }: OfAll) {
  if (!isGoingOn(about)) return;
  const referees = await readReferees(tx, about.id);
  if (referees.some(({ outcome, namedAt }) => outcome === null && linkEnd(namedAt) > now)) return;
  const given = referees.filter(({ outcome }) => outcome === 'answered').length;
  await tellEmployer(tx, about, request, { given, wanted: request.wanted });
}

interface OfAll {
  about: About;
  request: Asked & { wanted: number };
  now: Date;
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

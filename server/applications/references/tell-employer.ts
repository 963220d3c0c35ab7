import { emailKeyHere } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import { handledApplications } from '../handled-applications.ts';
import { type About, isGoingOn, readReferees } from './about-request.ts';
import { type News, newsToAsker, newsToContact } from './mails.ts';
import { linkEnd } from './read-references.ts';

/** The contact of the position, if they want mail, and whoever asked, as long as they handle it and are somebody else. */
export async function tellEmployer(tx: Tx, about: About, authorId: string | null, news: News, key?: string) {
  const asker = authorId && (await readAsker(tx, authorId, about.id));
  const { contactEmail, emailNotificationsEnabled } = about;
  const isContact = emailNotificationsEnabled && asker && emailKeyHere(asker.email) === emailKeyHere(contactEmail);
  const mails = [
    ...(emailNotificationsEnabled ? [newsToContact(about, news)] : []),
    ...(asker && !isContact ? [newsToAsker(about, asker, news)] : []),
  ];
  await sendMails(
    tx,
    mails.map((mail) => outgoing(mail, { about: about.id, ...(key && { key: `${key} ${mail.to.address}` }) })),
  );
}

/** Once for all of whom there is nobody left to wait for. */
export async function tellOfAll(tx: Tx, { about, request, now, key }: OfAll) {
  if (!isGoingOn(about)) return;
  const referees = await readReferees(tx, about.id);
  if (referees.some(({ outcome, namedAt }) => outcome === null && linkEnd(namedAt) > now)) return;
  const given = referees.filter(({ outcome }) => outcome === 'answered').length;
  await tellEmployer(tx, about, request.authorId, { given, wanted: request.wanted }, key);
}

interface OfAll {
  about: About;
  request: { authorId: string | null; wanted: number };
  now: Date;
  /** Where it may be found out more than once. */
  key?: string;
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

import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { newApplication, receipt } from './mails.ts';
import { readFilesOf, showAnswers } from './show-answers.ts';

/** A receipt for the applicant, and word to the employer who wants it. The keys make each one mail, however often this runs. */
export async function announceApplication({ db, files }: Platform, applicationId: string) {
  const sent = await db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .selectAll('applications')
    .select([
      'positions.title as positionTitle',
      'positions.contactEmail',
      'positions.contactName',
      'positions.emailNotificationsEnabled',
      'businesses.businessName',
      'users.firstName as userFirstName',
      'users.lastName as userLastName',
      'users.email as userEmail',
    ])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  if (!sent || sent.withdrawnAt) return;
  const answers = await showAnswers(files, sent, await readFilesOf(db, applicationId));
  const { positionTitle, businessName, businessId } = sent;
  // To the account's own address: what the form says could be somebody else's.
  const applicant = { firstName: sent.userFirstName, lastName: sent.userLastName, email: sent.userEmail };
  const told = answers.map(({ question, response }) => ({ question, answer: asText(response) }));
  await db.transaction().execute(async (tx) => {
    const mail = receipt(applicant, { applicationId, positionTitle, businessName, contact: sent, answers: told });
    await sendMail(tx, mail, { key: `application-receipt ${applicationId}`, about: applicationId });
    if (!sent.emailNotificationsEnabled) return;
    const { contactEmail: address, contactName } = sent;
    const word = newApplication({ address, contactName, positionTitle, businessId, applicationId });
    await sendMail(tx, word, { key: `application-received ${applicationId}`, about: applicationId });
  });
}

const words: Record<string, string> = { ja: 'Ja', nei: 'Nei' };
const asText = (response: string | string[]) =>
  Array.isArray(response) ? response.join(', ') : (words[response] ?? response);

import { entryInWords } from '../../contract/applicant-list-words.ts';
import { answerInWords } from '../../contract/application-words.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Tx } from '../platform/database/database.ts';
import { type Outgoing, outgoing, sendMails } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { announcingBegins } from './announce-soon.ts';
import { newApplication, receipt } from './mails.ts';
import { readFilesOf, showAnswers } from './show-answers.ts';

const AT_ONCE = 50;

/** Tells of everything that came in since: a receipt for the applicant, and word to the employer who wants it. */
export async function announceApplications(platform: Platform) {
  announcingBegins(platform);
  let announced = AT_ONCE;
  while (announced === AT_ONCE) announced = await announceSome(platform);
}

async function announceSome({ db, clock, log, files }: Platform) {
  return await db.transaction().execute(async (tx) => {
    const applications = await readUnannounced(tx);
    const ids = applications.map(({ id }) => id);
    const attached = Map.groupBy(await readFilesOf(tx, ...ids), ({ applicationId }) => applicationId);
    const mails: Outgoing[] = [];
    for (const application of applications) {
      try {
        const answers = await showAnswers(files, application.userId, application, attached.get(application.id) ?? []);
        mails.push(...mailsAbout(application, answers));
      } catch (error) {
        // One that cannot be told of must not keep the others waiting.
        log.error({ applicationId: application.id, reason: (error as Error).message }, 'application not announced');
      }
    }
    await sendMails(tx, mails);
    await tx.updateTable('applications').set({ announcedAt: clock.now() }).where('id', '=', anyOf(ids)).execute();
    return applications.length;
  });
}

const readUnannounced = (tx: Tx) =>
  tx
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
      'positions.answerBy',
      'businesses.businessName',
      'users.firstName as userFirstName',
      'users.lastName as userLastName',
      'users.email as userEmail',
    ])
    .where('applications.announcedAt', 'is', null)
    .orderBy('applications.submittedAt')
    .limit(AT_ONCE)
    .forUpdate('applications')
    .skipLocked()
    .execute();

type Unannounced = Awaited<ReturnType<typeof readUnannounced>>[number];

/** The keys make each one mail, however often this runs. */
function mailsAbout(sent: Unannounced, answers: Awaited<ReturnType<typeof showAnswers>>): Outgoing[] {
  if (sent.withdrawnAt) return [];
  const { id: applicationId, positionTitle, businessName, businessId, answerBy, listEntry } = sent;
  // To the account's own address: what the form says could be somebody else's.
  const applicant = { firstName: sent.userFirstName, lastName: sent.userLastName, email: sent.userEmail };
  const told = [
    ...(listEntry ? [{ question: 'Offentlig søkerliste', answer: entryInWords(listEntry) }] : []),
    ...answers.map((answer) => ({ question: answer.question, answer: answerInWords(answer) })),
  ];
  const mail = receipt(applicant, {
    applicationId,
    positionTitle,
    businessName,
    answerBy,
    isAnonymous: sent.anonymousResponses !== null,
    contact: sent,
    answers: told,
  });
  const toApplicant = outgoing(mail, { key: `application-receipt ${applicationId}`, about: applicationId });
  if (!sent.emailNotificationsEnabled) return [toApplicant];
  const { contactEmail: address, contactName } = sent;
  const word = newApplication({ address, contactName, positionTitle, businessId, applicationId });
  return [toApplicant, outgoing(word, { key: `application-received ${applicationId}`, about: applicationId })];
}

import { entryInWords } from '../../contract/applications/applicant-list-words.ts';
import { answerInWords } from '../../contract/applications/application-words.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Files } from '../platform/files/files.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { receipt } from './mails.ts';
import { type FileRow, showAnswers } from './show-answers.ts';

/** With those whom it is told of. */
export const sentApplications = (tx: Tx) =>
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
    .forUpdate('applications');

export type SentApplication = Awaited<ReturnType<ReturnType<typeof sentApplications>['execute']>>[number];

interface Options {
  isCorrected?: boolean;
}

/** What stands in it, to the account's own address: what the form says could be somebody else's. */
export async function receiptOf(
  files: Files,
  sent: SentApplication,
  attached: FileRow[],
  { isCorrected = false }: Options = {},
): Promise<Mail> {
  const answers = await showAnswers(files, sent.userId, sent, attached);
  const { id: applicationId, positionTitle, businessName, answerBy, listEntry } = sent;
  const applicant = { firstName: sent.userFirstName, lastName: sent.userLastName, email: sent.userEmail };
  const told = [
    ...(listEntry ? [{ question: 'Offentlig søkerliste', answer: entryInWords(listEntry) }] : []),
    ...answers.map((answer) => ({ question: answer.question, answer: answerInWords(answer) })),
  ];
  return receipt(applicant, {
    applicationId,
    positionTitle,
    businessName,
    answerBy,
    isAnonymous: sent.anonymousResponses !== null,
    isCorrected,
    contact: sent,
    answers: told,
  });
}

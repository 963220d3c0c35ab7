import { randomUUID } from 'node:crypto';
import { MOST_UNANSWERED } from '../../../contract/applications/application-words.ts';
import { Failure } from '../../../contract/errors.ts';
import { emailKeyHere } from '../../accounts/index.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { hiderFor } from '../anonymous/make-anonymous.ts';
import { readUnusedFiles } from '../files-of-answers.ts';
import { handledApplications } from '../handled-applications.ts';
import { notFound } from '../refusals.ts';
import { readFilesOf } from '../show-answers.ts';
import { wordToContact, wordToWriter } from './mails.ts';

interface Written {
  message: string;
  /** Ids of what was uploaded for it. */
  files: string[];
  key: string | undefined;
}

/** With the files that were uploaded for it. */
export async function writeToEmployer(platform: Platform, userId: string, id: string, sent: Written) {
  const { db, clock } = platform;
  const { message, key } = sent;
  const files = [...new Set(sent.files)];
  const anonymousMessage = await withoutPerson(platform, userId, id, { message, files });
  const messageId = key ? keyAsUuid(key, userId, id, message, ...files) : randomUUID();
  await db.transaction().execute(async (tx) => {
    const application = await lockOwn(tx, userId, id);
    const before = await tx.selectFrom('applicationMessages').select('id').where('id', '=', messageId).execute();
    if (before.length > 0) return;
    if (application.withdrawnAt)
      throw new Failure('conflict', 'Du har trukket søknaden. Bedriften kan ikke lese meldingen.');
    const earlier = await readWritten(tx, id);
    if (earlier.filter(({ isAnswered }) => !isAnswered).length >= MOST_UNANSWERED)
      throw new Failure(
        'conflict',
        `Du har skrevet ${MOST_UNANSWERED} meldinger uten svar. Vent til bedriften svarer.`,
      );
    const written = { id: messageId, applicationId: id, authorId: userId, isFromApplicant: true, message };
    await tx
      .insertInto('applicationMessages')
      .values({ ...written, anonymousMessage, sentAt: clock.now() })
      .execute();
    await attach(tx, { files, userId, applicationId: id, messageId });
    // One mail tells of all that is not read as yet.
    if (!earlier.some(({ readAt }) => readAt === null)) await tellEmployer(tx, application);
  });
}

/** Each belongs to one message, and to the application whose other files it is kept and read with. */
async function attach(tx: Tx, { files, userId, applicationId, messageId }: Attaching) {
  if (files.length === 0) return;
  const { numUpdatedRows } = await tx
    .updateTable('applicationFiles')
    .set({ applicationId, messageId })
    .where('id', '=', anyOf(files))
    .where('userId', '=', userId)
    .where('applicationId', 'is', null)
    .where('scan', '<>', 'infected')
    .executeTakeFirst();
  if (Number(numUpdatedRows) === files.length) return;
  throw failureAt('conflict', 'files', 'En av filene finnes ikke lenger. Last den opp på nytt.');
}

interface Attaching {
  files: string[];
  userId: string;
  applicationId: string;
  messageId: string;
}

/** Nothing, where it is known whose the application is. A CV that comes with it may know another name. */
async function withoutPerson(platform: Platform, userId: string, id: string, sent: Omit<Written, 'key'>) {
  const application = await platform.db
    .selectFrom('applications')
    .select(['firstName', 'lastName', 'email', 'phone'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('anonymousResponses', 'is not', null)
    .executeTakeFirst();
  if (!application) return null;
  const coming = await readUnusedFiles(platform.db, userId, [sent]);
  const files = [...(await readFilesOf(platform.db, id)), ...coming.values()];
  const { hide } = await hiderFor(platform, userId, { applicant: application, files });
  return hide(sent.message);
}

async function lockOwn(tx: Tx, userId: string, id: string) {
  const row = await tx
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .select(['applications.id as applicationId', 'applications.businessId', 'withdrawnAt'])
    .select(['title', 'contactName', 'contactEmail', 'emailNotificationsEnabled'])
    .where('applications.id', '=', id)
    .where('userId', '=', userId)
    .forUpdate('applications')
    .executeTakeFirst();
  return row ?? notFound();
}

/** The contact of the position, if they want mail, and whoever wrote last, if it is somebody else. */
async function tellEmployer(tx: Tx, application: Awaited<ReturnType<typeof lockOwn>>) {
  const { applicationId, contactEmail, emailNotificationsEnabled } = application;
  const writer = await readLastWriter(tx, applicationId);
  const isContact = emailNotificationsEnabled && writer && emailKeyHere(writer.email) === emailKeyHere(contactEmail);
  const mails = [
    ...(emailNotificationsEnabled ? [wordToContact(application)] : []),
    ...(writer && !isContact ? [wordToWriter(application, writer)] : []),
  ];
  await sendMails(
    tx,
    mails.map((mail) => outgoing(mail, { about: applicationId })),
  );
}

/** As long as they handle the application. */
async function readLastWriter(tx: Tx, applicationId: string) {
  const writer = await tx
    .selectFrom('applicationMessages')
    .innerJoin('users', 'users.id', 'authorId')
    .select(['users.id as userId', 'users.firstName', 'users.lastName', 'users.email'])
    .where('applicationId', '=', applicationId)
    .where('isFromApplicant', '=', false)
    .where('users.isActive', '=', true)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!writer) return null;
  const handled = await handledApplications(tx, writer)
    .select('applications.id')
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  return handled ? writer : null;
}

/** What the applicant wrote, and whether the employer has written since. */
const readWritten = (tx: Tx, applicationId: string) =>
  tx
    .selectFrom('applicationMessages')
    .select('readAt')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('applicationMessages as later')
          .select('later.id')
          .where('later.applicationId', '=', applicationId)
          .where('later.isFromApplicant', '=', false)
          .whereRef('later.sentAt', '>=', 'applicationMessages.sentAt'),
      ).as('isAnswered'),
    )
    .where('applicationId', '=', applicationId)
    .where('isFromApplicant', '=', true)
    .execute();

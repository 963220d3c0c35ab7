import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { Submission } from '../../contract/applications/application-fields.ts';
import { Failure } from '../../contract/errors.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Schema, Tx } from '../platform/database/database.ts';
import type { Files } from '../platform/files/files.ts';
import type { Viewer } from '../platform/http/route.ts';
import { outgoing, sendMails } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { type Anonymous, makeAnonymous } from './anonymous/make-anonymous.ts';
import { checkFilledIn } from './check-filled-in.ts';
import { lockCorrectable, readCorrectable } from './correctable.ts';
import { endCorrectionDrafts } from './correction-drafts.ts';
import { correctedApplication } from './mails.ts';
import { planFileRemoval } from './plan-file-removal.ts';
import { receiptOf, sentApplications } from './receipt-of.ts';
import { recordEvents } from './record-events.ts';
import { refuseCorrected } from './refusals.ts';
import { readFilesOf } from './show-answers.ts';

type Row = Selectable<Schema['applications']>;

interface Form extends Submission {
  /** Of the application that it was opened with. */
  correctedAt?: Date | null | undefined;
  key: string | undefined;
}

/**
 * Puts what is filled in in the place of what was sent, while one could still apply and has no answer. Until then the application
 * stands as it was, so that nothing is lost by beginning. Sent once more after a lost reply it changes nothing, and is answered as
 * done, whatever the employer did meanwhile.
 */
export async function correctApplication(platform: Platform, viewer: Viewer, id: string, form: Form) {
  try {
    return await putRight(platform, viewer, id, form);
  } catch (error) {
    const done = error instanceof Failure && form.key && (await readDone(platform.db, viewer.userId, id, form.key));
    if (done) return done;
    throw error;
  }
}

const readDone = (db: Db, userId: string, id: string, key: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'submittedAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('correctionKey', '=', key)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();

async function putRight(platform: Platform, viewer: Viewer, id: string, { correctedAt, key, ...filledIn }: Form) {
  const { db, clock, files: stored } = platform;
  const { userId } = viewer;
  const now = clock.now();
  const target = await readCorrectable(db, viewer, id, now, filledIn.responses);
  const { applicant, listEntry, answers, files } = checkFilledIn(target, filledIn);
  const { questions, formId: applicationFormId, formTitle, formDescription: description } = target;
  // As it was sent: whom the employer knows already cannot be hidden.
  const anonymous = target.isAnonymous
    ? await makeAnonymous(platform, userId, { applicant, questions, answers, files })
    : null;
  const fileIds = files.map((file) => file.id);

  return await db.transaction().execute(async (tx) => {
    const before = await lockCorrectable(tx, id);
    await endCorrectionDrafts(tx, [id]);
    const { firstName, lastName, email, phone } = applicant;
    const content = {
      firstName,
      lastName,
      email,
      phone,
      responses: answers,
      listEntry,
      keepsLonger: filledIn.keepsLonger,
    };
    const { submittedAt } = before;
    if (isDeepStrictEqual({ ...before, ...content }, before)) return { id, submittedAt };
    refuseCorrected(before, correctedAt);
    await takeFiles(tx, before, fileIds);
    // Revealed meanwhile, it stays so.
    const seen = before.anonymousResponses && anonymous;
    const isSameWish = before.listEntry?.exemptionReason === listEntry?.exemptionReason;
    await tx
      .updateTable('applications')
      .set({
        ...content,
        responses: JSON.stringify(answers),
        listEntry: listEntry && JSON.stringify(listEntry),
        anonymousResponses: seen && JSON.stringify(seen.responses),
        applicationFormId,
        formTitle: formTitle ?? '',
        formSnapshot: JSON.stringify({ title: formTitle, description, questions }),
        ...(!isSameWish && { exemptionGranted: null, exemptionAnswer: null }),
        isRead: false,
        version: before.version + 1,
        correctedAt: now,
        correctionKey: key ?? null,
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute();
    if (seen) await keepAnonymousCvs(tx, seen.cvs);
    await recordEvents(tx, [id], userId, 'corrected', now);
    // One that was not told of yet will be, as it stands now.
    if (before.announcedAt) await sendMails(tx, await mailsAbout(tx, stored, before));
    return { id, submittedAt };
  });
}

/** The applicant has a receipt, and word goes to an employer who has read it as it was: at most once for each reading. */
async function mailsAbout(tx: Tx, files: Files, { id, isRead }: Pick<Row, 'id' | 'isRead'>) {
  const sent = await sentApplications(tx).where('applications.id', '=', id).executeTakeFirstOrThrow();
  const mails = [await receiptOf(files, sent, await readFilesOf(tx, id), { isCorrected: true })];
  if (isRead && sent.emailNotificationsEnabled) {
    const { contactEmail: address, contactName, positionTitle, businessId } = sent;
    mails.push(correctedApplication({ address, contactName, positionTitle, businessId, applicationId: id }));
  }
  return mails.map((mail) => outgoing(mail, { about: id }));
}

/** Those that are named belong to it from now on, and those that are not are gone. */
async function takeFiles(
  tx: Tx,
  { id, userId, positionId }: Pick<Row, 'id' | 'userId' | 'positionId'>,
  fileIds: string[],
) {
  const taken = await tx
    .updateTable('applicationFiles')
    .set({ applicationId: id, positionId })
    .where('id', '=', anyOf(fileIds))
    .where('userId', '=', userId)
    .where((file) => file.or([file('applicationId', 'is', null), file('applicationId', '=', id)]))
    .where('scan', '<>', 'infected')
    .returning('id')
    .execute();
  if (taken.length < fileIds.length)
    throw new Failure('conflict', 'En av filene finnes ikke lenger. Last den opp på nytt.');
  const dropped = await tx
    .deleteFrom('applicationFiles')
    .where('applicationId', '=', id)
    .where((file) => file.not(file('id', '=', anyOf(fileIds))))
    .returning('fileKey')
    .execute();
  await planFileRemoval(tx, dropped);
}

async function keepAnonymousCvs(tx: Tx, cvs: Anonymous['cvs']) {
  if (cvs.length === 0) return;
  await tx
    .insertInto('anonymousCvs')
    .values(cvs.map(({ fileId, cvData }) => ({ fileId, cvData: JSON.stringify(cvData) })))
    .onConflict((conflict) => conflict.column('fileId').doUpdateSet(({ ref }) => ({ cvData: ref('excluded.cvData') })))
    .execute();
}

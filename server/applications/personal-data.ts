import type { Selectable } from 'kysely';
import { genderNames } from '../../contract/applications/applicant-list-words.ts';
import { wayNames } from '../../contract/applications/interview-words.ts';
import { reasonName, reasonsInWords } from '../../contract/applications/refusal-reasons.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { readElsewhere } from './elsewhere/personal-data.ts';
import { type InterviewRow, readInterviews } from './interviews/read-interviews.ts';
import { describeReferences } from './references/personal-data.ts';
import { readReferences } from './references/read-references.ts';
import { toldReasonsOf } from './refusal-reasons.ts';
import { readResponsibleFor } from './responsible/personal-data.ts';
import { readTipsOf } from './tips/read-tips.ts';

/** For the download of everything that is kept about a user. */
export async function readApplicationsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .selectAll('applications')
    .select(['positions.title', 'businesses.businessName'])
    .where('applications.userId', '=', userId)
    .orderBy('submittedAt')
    .execute();
  const files = await db
    .selectFrom('applicationFiles')
    .select(['id', 'applicationId', 'fileName', 'sizeBytes', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  const drafts = await db
    .selectFrom('applicationDrafts')
    .innerJoin('positions', 'positions.id', 'positionId')
    .select(['positions.title as position', 'content', 'startedAt', 'applicationDrafts.updatedAt', 'toldDeadline'])
    .where('userId', '=', userId)
    .orderBy('startedAt')
    .execute();
  const ids = rows.map(({ id }) => id);
  const corrections = await readCorrectionDrafts(db, ids);
  const interviews = await readInterviews(db, ids);
  const messagesOf = await readMessagesOf(db, ids);
  const tips = await readTipsOf(db, ids);
  const references = await readReferences(db, ids);
  const fileNames = new Map(files.map(({ id, fileName }) => [id, fileName]));
  return {
    sent: rows.map(({ title, businessName, firstName, lastName, email, phone, ...row }) => ({
      position: title,
      business: businessName,
      submittedAt: row.submittedAt,
      correctedAt: row.correctedAt,
      firstOpenedAt: row.firstOpenedAt,
      unseenAnswerAt: row.unseenAnswerAt,
      withdrawnAt: row.withdrawnAt,
      revealedAt: row.revealedAt,
      remindedAt: row.remindedAt,
      status: row.toldStatus,
      refusalReasons: toldReasonsOf(row).map((reason) => reasonsInWords([reason]) || reasonName(reason)),
      keepsLonger: row.keepsLonger,
      wantsTips: row.wantsTips,
      surveyAnswered: row.surveyAnswered,
      applicant: { firstName, lastName, email, phone },
      answers: answersOf(row, fileNames),
      listEntry: entryOf(row),
      correctionDraft: corrections.get(row.id) ?? null,
      interview: interviewOf(interviews.get(row.id)),
      messages: messagesOf(row.id, businessName),
      tips: tips.get(row.id) ?? [],
      references: describeReferences(references.get(row.id)),
    })),
    drafts,
    elsewhere: await readElsewhere(db, userId),
    responsibleFor: await readResponsibleFor(db, userId),
    uploadedFiles: files.map(({ fileName, sizeBytes, createdAt }) => ({ fileName, sizeBytes, createdAt })),
  };
}

async function readCorrectionDrafts(db: Db, ids: string[]) {
  const drafts = await db
    .selectFrom('correctionDrafts')
    .select(['applicationId', 'content', 'updatedAt'])
    .where('applicationId', '=', anyOf(ids))
    .execute();
  return new Map(drafts.map(({ applicationId, ...draft }) => [applicationId, draft]));
}

/** Those that can be opened; the others are named above. */
export const uploadedFilesOf = (db: Db, userId: string) =>
  db
    .selectFrom('applicationFiles')
    .select(['fileKey as key', 'fileName', 'createdAt as at'])
    .where('userId', '=', userId)
    .where('scan', '=', 'clean')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

async function readMessagesOf(db: Db, ids: string[]) {
  const messages = await db
    .selectFrom('applicationMessages')
    .select(['applicationId', 'isFromApplicant', 'message', 'sentAt', 'readAt'])
    .where('applicationId', '=', anyOf(ids))
    .orderBy('sentAt')
    .execute();
  const byApplication = Map.groupBy(messages, ({ applicationId }) => applicationId);
  return (id: string, businessName: string) =>
    byApplication.get(id)?.map(({ isFromApplicant, message, sentAt, readAt }) => ({
      sentAt,
      from: isFromApplicant ? 'Deg' : businessName,
      message,
      readAt,
    })) ?? [];
}

function interviewOf(interview: InterviewRow | undefined) {
  if (!interview) return null;
  const { way, place, minutes, times, message, offeredAt, answeredAt, chosen, reply } = interview;
  return { offeredAt, way: wayNames[way], place, minutes, times, message, answeredAt, chosen, reply };
}

function entryOf({ listEntry, exemptionGranted, exemptionAnswer }: Entered) {
  return listEntry && { ...listEntry, gender: genderNames[listEntry.gender], exemptionGranted, exemptionAnswer };
}

type Entered = Pick<Selectable<Schema['applications']>, 'listEntry' | 'exemptionGranted' | 'exemptionAnswer'>;
type Sent = Pick<Selectable<Schema['applications']>, 'formSnapshot' | 'responses'>;

function answersOf({ formSnapshot, responses }: Sent, fileNames: Map<string, string>) {
  return responses.map(({ questionId, response, files }) => ({
    question: formSnapshot.questions.find(({ id }) => id === questionId)?.question ?? '',
    answer: files.length > 0 ? files.map((file) => fileNames.get(file) ?? '') : response,
  }));
}

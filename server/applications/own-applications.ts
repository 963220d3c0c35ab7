import { sql } from 'kysely';
import { logoUrl } from '../businesses/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { readChangedSince } from '../positions/index.ts';
import { showEntry } from './applicant-lists/show-entry.ts';
import { lastDayOf } from './closing.ts';
import { showCorrectionDraft } from './correction-drafts.ts';
import { freeTimes, type InterviewRow, readInterviews } from './interviews/read-interviews.ts';
import { unreadMessages } from './messages/unread-messages.ts';
import { deletedAfter } from './periods.ts';
import { readReferences } from './references/read-references.ts';
import { toldReasonsOf } from './refusal-reasons.ts';
import { notFound } from './refusals.ts';
import { remindableFrom } from './remind-employer.ts';
import { readFilesOf, showAnswers } from './show-answers.ts';
import { surveyState } from './survey/survey-state.ts';
import { readTips } from './tips/read-tips.ts';

export async function listOwnApplications(
  { db, clock }: Platform,
  userId: string,
  { page, limit }: { page: number; limit: number },
) {
  const { total } = await db
    .selectFrom('applications')
    .select((get) => get.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await ownApplications(db, userId, clock.now())
    .orderBy('applications.submittedAt', 'desc')
    .orderBy('applications.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const interviews = await readInterviews(
    db,
    rows.map(({ id }) => id),
  );
  return { total, rows: rows.map((row) => showOwn(row, interviews.get(row.id))) };
}

export async function readOwnApplication({ db, files, clock }: Platform, userId: string, id: string) {
  const now = clock.now();
  const row = await ownApplications(db, userId, now)
    .select(deletedAfter().as('deletedAfter'))
    .where('applications.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { firstName, lastName, email, phone, positionId, submittedAt } = row;
  const isOpen = row.closedAt === null && lastDayOf(row) >= dayInOslo(now);
  const canCorrect = isOpen && row.withdrawnAt === null && row.toldStatus === 'pending';
  const sentFiles = await readFilesOf(db, id);
  const interview = (await readInterviews(db, [id])).get(id);
  const changed = await readChangedSince(db, new Map([[positionId, submittedAt]]), dayInOslo(now));
  return {
    ...showOwn(row, interview),
    formTitle: row.formTitle,
    applicantInfo: { firstName, lastName, email, phone },
    responses: await showAnswers(files, userId, row, sentFiles),
    keepsLonger: row.keepsLonger,
    wantsTips: row.wantsTips,
    references: (await readReferences(db, [id])).get(id) ?? null,
    tips: await readTips(db, id, dayInOslo(now)),
    listEntry: showEntry(row),
    isAnonymous: row.anonymousResponses !== null,
    revealedAt: row.revealedAt,
    refusalReasons: toldReasonsOf(row),
    deletedAfter: row.deletedAfter,
    adChange: changed.get(positionId) ?? null,
    canSendAgain: isOpen && row.withdrawnAt !== null,
    canCorrect,
    draft: canCorrect ? await showCorrectionDraft(db, files, row, sentFiles) : null,
    freeTimes: interview ? await freeTimes(db, interview, positionId, now) : [],
  };
}

/** Answer and tips. Again changes nothing; what came since it was read is still to be seen. */
export async function markSeen(db: Db, userId: string, id: string, until: Date, now: Date) {
  const own = await db
    .updateTable('applications')
    .set({ unseenAnswerAt: sql`case when unseen_answer_at > ${until} then unseen_answer_at end` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!own) notFound();
  await db
    .updateTable('positionTips')
    .set({ seenAt: now })
    .where('applicationId', '=', id)
    .where('sentAt', '<=', until)
    .where('seenAt', 'is', null)
    .execute();
}

const ownApplications = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .selectAll('applications')
    .select([
      'positions.title as positionTitle',
      'positions.answerBy',
      'positions.applicationDeadline',
      'positions.expiryDate',
      'positions.closedAt',
      'businesses.businessName',
      'businesses.organizationNumber',
      'businesses.logoPath',
    ])
    .select([unreadMessages(false).as('unreadMessages'), surveyState(userId, now).as('survey')])
    .where('applications.userId', '=', userId);

type Row = Awaited<ReturnType<ReturnType<typeof ownApplications>['execute']>>[number];

function showOwn(
  { businessName: name, organizationNumber, logoPath, ...row }: Row,
  interview: InterviewRow | undefined,
) {
  return {
    ...row,
    _id: row.id,
    business: { name, organizationNumber, logoUrl: logoUrl(logoPath) },
    status: row.toldStatus,
    remindableFrom: remindableFrom(row),
    interview: row.withdrawnAt ? null : (interview ?? null),
  };
}

import { sql } from 'kysely';
import type { ListEntry } from '../../contract/applications/applicant-list-fields.ts';
import type { Applicant, SentAnswer, Submission } from '../../contract/applications/application-fields.ts';
import { applyingRefused } from '../../contract/applications.ts';
import { Failure } from '../../contract/errors.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { announceSoon } from './announce-soon.ts';
import { type Anonymous, makeAnonymous } from './anonymous/make-anonymous.ts';
import { type ApplyTarget, readApplyTarget } from './apply-target.ts';
import { checkFilledIn } from './check-filled-in.ts';
import { hasAppliedAlready } from './refusals.ts';

interface Sending {
  positionId: string;
  filledIn: Submission;
  idempotencyKey: string | undefined;
}

/**
 * Sends an application once. What was sent under a key before is answered again, whatever has changed since, unless it was
 * withdrawn: then nothing lies with the employer, and nobody is told so.
 */
export async function submitApplication(platform: Platform, viewer: Viewer, submission: Sending) {
  const key = submission.idempotencyKey;
  try {
    return await sendNew(platform, viewer, submission);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const before = key && (await readByKey(platform.db, viewer.userId, key));
    if (before && before.positionId !== submission.positionId)
      throw new Failure('conflict', 'Nøkkelen er brukt for en annen søknad.');
    if (before && !before.withdrawnAt) return before;
    await refuseSecond(platform.db, viewer.userId, submission.positionId);
    throw before
      ? new Failure('conflict', 'Søknaden er trukket. Vil du søke likevel, må du sende den på nytt.')
      : error;
  }
}

async function sendNew(platform: Platform, viewer: Viewer, { positionId, filledIn, idempotencyKey: key }: Sending) {
  const { db, clock } = platform;
  const now = clock.now();
  const target = await readApplyTarget(db, positionId, viewer, now, filledIn.responses);
  if (target.closed) throw new Failure('conflict', target.closed);
  const { applicant, listEntry, answers, files } = checkFilledIn(target, filledIn);
  const fileIds = files.map(({ id }) => id);
  const { keepsLonger, wantsTips, isReadAnonymously } = filledIn;
  // Also where only the form said so, when it was filled in.
  const anonymous =
    target.isReadAnonymously || isReadAnonymously
      ? await makeAnonymous(platform, viewer.userId, { applicant, questions: target.questions, answers, files })
      : null;
  const sent = { target, applicant, listEntry, answers, anonymous, fileIds, keepsLonger, wantsTips, key, now };
  const id = await write(db, viewer.userId, sent);
  if (!id) throw await explain(db, viewer.userId);
  await announceSoon(platform);
  return { id, submittedAt: now };
}

interface Sent {
  target: ApplyTarget;
  applicant: Applicant;
  listEntry: ListEntry | null;
  /** As they are kept: `files` are ids. */
  answers: SentAnswer[];
  /** As it is read where the position is read anonymously. */
  anonymous: Anonymous | null;
  fileIds: string[];
  keepsLonger: boolean;
  wantsTips: boolean;
  key: string | undefined;
  now: Date;
}

/**
 * All or nothing in one statement: while the account is active and the files are there and unused, the application is
 * written unless there is one already, takes its files, and the draft has served its time.
 */
async function write(db: Db, userId: string, sent: Sent) {
  const { target, applicant, listEntry, answers, anonymous, fileIds, keepsLonger, wantsTips, key, now } = sent;
  const { formTitle: title, formDescription: description, questions } = target;
  const snapshot = JSON.stringify({ title, description, questions });
  const { firstName, lastName, email, phone } = applicant;
  const promisedBy = target.answerBy && target.answerBy >= dayInOslo(now) ? target.answerBy : null;
  const { responses: seen, cvs } = anonymous ?? { responses: null, cvs: [] };
  const { rows } = await sql<{ id: string }>`
    with files as (
      select id from application_files
      where id = any(${fileIds}::uuid[]) and user_id = ${userId} and application_id is null and scan <> 'infected'
      for update
    ), sent as (
      insert into applications (position_id, business_id, user_id, application_form_id, form_title, form_snapshot,
        first_name, last_name, email, phone, list_entry, responses, anonymous_responses, keeps_longer, wants_tips, idempotency_key,
        promised_by, submitted_at, updated_at)
      select ${target.id}::uuid, ${target.businessId}::uuid, users.id, ${target.formId}::uuid, ${title}, ${snapshot}::jsonb,
        ${firstName}, ${lastName}, ${email}, ${phone}, ${listEntry && JSON.stringify(listEntry)}::jsonb, ${JSON.stringify(answers)}::jsonb,
        ${seen && JSON.stringify(seen)}::jsonb, ${keepsLonger}::boolean, ${wantsTips}::boolean, ${key ?? null}::uuid,
        ${promisedBy}::date, ${now}::timestamptz, ${now}::timestamptz
      from users
      where users.id = ${userId} and users.is_active and (select count(*) from files) = ${fileIds.length}
      on conflict do nothing
      returning id
    ), taken as (
      update application_files set application_id = sent.id, position_id = ${target.id}::uuid
      from sent, files where application_files.id = files.id
    ), hidden as (
      insert into anonymous_cvs (file_id, cv_data)
      select cvs."fileId", cvs."cvData" from sent, jsonb_to_recordset(${JSON.stringify(cvs)}::jsonb) as cvs ("fileId" uuid, "cvData" jsonb)
    )
    select id, end_draft(${userId}::uuid, ${target.id}::uuid) from sent`.execute(db);
  return rows[0]?.id;
}

/** Why nothing was written. */
async function explain(db: Db, userId: string) {
  const user = await db.selectFrom('users').select('isActive').where('id', '=', userId).executeTakeFirst();
  if (!user?.isActive) return new Failure('forbidden', applyingRefused.inactive);
  return new Failure('conflict', 'En av filene finnes ikke lenger. Last den opp på nytt.');
}

/** Whose files are gone because they were sent learns that they were sent. */
async function refuseSecond(db: Db, userId: string, positionId: string) {
  if (isUuid(positionId) && (await readOpen(db, userId, positionId))) hasAppliedAlready();
}

/** The one that counts: not withdrawn. */
export const readOpen = (db: Db, userId: string, positionId: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'submittedAt'])
    .where('userId', '=', userId)
    .where('positionId', '=', positionId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();

const readByKey = (db: Db, userId: string, key: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'submittedAt', 'positionId', 'withdrawnAt'])
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();

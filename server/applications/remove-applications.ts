import { sql } from 'kysely';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { outgoing, sendMail, sendMails } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { businessesOf } from './businesses-of.ts';
import { countContents } from './count-contents.ts';
import { countPromisesOf } from './count-promises.ts';
import { forgetElsewhere } from './elsewhere/personal-data.ts';
import { handledApplications, handledNotFound } from './handled-applications.ts';
import { isAgreed } from './interviews/calendar.ts';
import { endWithApplications } from './interviews/end-interviews.ts';
import { keepCancellations } from './interviews/keep-cancellations.ts';
import { offByApplicant, withInterviewOff } from './interviews/mails.ts';
import { planFileRemoval } from './plan-file-removal.ts';
import { removedByBusiness, removedWithPosition } from './retention-mails.ts';
import { withRefusal } from './status-mails.ts';
import { tellingKey } from './tell-applicant.ts';

interface Why {
  reason: 'employer' | 'retention' | 'account' | 'position' | 'business';
  /** Who of the employer's; of an applicant nothing stays. */
  actorId?: string;
}

/** So that no statement takes long: a popular business has had many applicants. */
const AT_ONCE = 1000;

/**
 * Applications with all that hangs on them: answers, events, files, what waits to be mailed or told. A row remains that says
 * that there was one, not whose.
 */
export async function removeApplications(tx: Tx, ids: string[], why: Why) {
  for (let from = 0; from < ids.length; from += AT_ONCE) await removeSome(tx, ids.slice(from, from + AT_ONCE), why);
}

async function removeSome(tx: Tx, ids: string[], { reason, actorId }: Why) {
  if (reason !== 'account' && reason !== 'business') await countPromisesOf(tx, ids);
  await removeFiles(tx, 'applicationId', ids);
  await removeUnsent(tx, ids);
  await keepCancellations(tx, ids);
  await handOverTips(tx, ids);
  await tx.deleteFrom('mails').where('about', '=', anyOf(ids)).execute();
  await sql`select graphile_worker.remove_job(key) from unnest(${ids.map(tellingKey)}::text[]) key`.execute(tx);
  await sql`
    with removed as (delete from applications where id = any(${ids}::uuid[]) returning id, business_id, position_id)
    insert into application_deletions (application_id, business_id, position_id, reason, actor_id)
    select id, business_id, position_id, ${reason}, ${actorId ?? null}::uuid from removed`.execute(tx);
}

/** To what else the same person sent to the business: nobody is told of a position twice, and the link of a mail still ends them. */
const handOverTips = (tx: Tx, ids: string[]) =>
  sql`
    update position_tips set application_id = other.id
    from applications as removed cross join lateral (
      select id from applications
      where user_id = removed.user_id and business_id = removed.business_id and id <> all (${ids}::uuid[])
      order by withdrawn_at is not null, submitted_at desc limit 1
      for key share skip locked
    ) as other
    where removed.id = any(${ids}::uuid[]) and position_tips.application_id = removed.id`.execute(tx);

/** What the same people are filling in for the same positions, and uploaded and did not send. */
async function removeUnsent(tx: Tx, ids: string[]) {
  await tx
    .deleteFrom('applicationDrafts')
    .using('applications')
    .whereRef('applicationDrafts.userId', '=', 'applications.userId')
    .whereRef('applicationDrafts.positionId', '=', 'applications.positionId')
    .where('applications.id', '=', anyOf(ids))
    .execute();
  const rows = await tx
    .deleteFrom('applicationFiles')
    .using('applications')
    .whereRef('applicationFiles.userId', '=', 'applications.userId')
    .whereRef('applicationFiles.positionId', '=', 'applications.positionId')
    .where('applicationFiles.applicationId', 'is', null)
    .where('applications.id', '=', anyOf(ids))
    .returning('applicationFiles.fileKey')
    .execute();
  await planFileRemoval(tx, rows);
}

async function removeFiles(tx: Tx, column: 'applicationId' | 'positionId' | 'userId', values: string[]) {
  await planFileRemoval(
    tx,
    await tx.deleteFrom('applicationFiles').where(column, '=', anyOf(values)).returning('fileKey').execute(),
  );
}

const decided = [
  'applications.status',
  'applications.toldStatus',
  'applications.message',
  'applications.refusalReasons',
  'applications.toldRefusalReasons',
] as const;

/** At the employer's wish. Its sender is told, since the own list has it no longer. */
export async function removeHandled({ db, clock }: Platform, viewer: Viewer, id: string) {
  await db.transaction().execute(async (tx) => {
    await businessesOf(tx, [id]).forKeyShare().execute();
    const [row = await handledNotFound(tx, viewer, [id])] = await handledApplications(tx, viewer)
      .select(['users.firstName', 'users.lastName', 'users.email'])
      .select(['positions.title', 'businesses.businessName'])
      .select(decided)
      .where('applications.id', '=', id)
      .forUpdate('applications')
      .execute();
    const now = clock.now();
    const contents = await countContents(tx, [id]);
    const [interview] = await endWithApplications(tx, [id], now);
    await removeApplications(tx, [id], { reason: 'employer', actorId: viewer.userId });
    await sendMail(tx, withInterviewOff(withRefusal(removedByBusiness(row, contents(id)), row), interview, now));
  });
}

/** Held, in one order, before what hangs on them: whoever changes one of them holds it first, too. */
async function holdWhere(tx: Tx, column: 'userId' | 'positionId', values: string[]) {
  const rows = await tx
    .selectFrom('applications')
    .select('id')
    .where(column, '=', anyOf(values))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Before positions are deleted: what was sent to them, and what was uploaded and not sent. Applicants are told. */
export async function forgetApplicationsOfPositions(tx: Tx, positionIds: string[], why: Why, now: Date) {
  if (positionIds.length === 0) return;
  const ids = await holdWhere(tx, 'positionId', positionIds);
  const senders = await sendersTo(tx, positionIds);
  const contents = await countContents(tx, ids);
  const ended = await endWithApplications(tx, ids, now);
  const interviews = new Map(ended.map((meeting) => [meeting.applicationId, meeting]));
  await removeApplications(tx, ids, why);
  await removeFiles(tx, 'positionId', positionIds);
  const mails = senders.map((sender) => {
    const mail = withRefusal(removedWithPosition(sender, contents(sender.id)), sender);
    return outgoing(withInterviewOff(mail, interviews.get(sender.id), now));
  });
  await sendMails(tx, mails);
}

const sendersTo = (db: Db, positionIds: string[]) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.userId')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .select(['applications.id', 'users.firstName', 'users.lastName', 'users.email'])
    .select(['positions.title', 'businesses.businessName'])
    .select(decided)
    .where('applications.positionId', '=', anyOf(positionIds))
    .where('applications.withdrawnAt', 'is', null)
    .execute();

/** Before an account is deleted: what its owner sent, is filling in and has uploaded. */
export async function forgetApplications(tx: Tx, userId: string, now: Date) {
  await forgetElsewhere(tx, userId);
  const ids = await holdWhere(tx, 'userId', [userId]);
  const ended = await endWithApplications(tx, ids, now);
  await removeApplications(tx, ids, { reason: 'account' });
  await removeFiles(tx, 'userId', [userId]);
  await sendMails(
    tx,
    ended.filter(isAgreed).map((meeting) => outgoing(offByApplicant(meeting, now))),
  );
}

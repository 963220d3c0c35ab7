import { hasBegun } from '../../../contract/applications/interview-words.ts';
import { type ErrorKind, Failure } from '../../../contract/errors.ts';
import { policy } from '../../../contract/policy.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { readInterviews } from '../interviews/read-interviews.ts';
import { nameOf } from '../name-of.ts';
import { reasonsOf } from '../refusal-reasons.ts';
import { readWordings } from '../reply-wordings.ts';
import { undoUntil } from '../show-application.ts';
import { openAnswerLinks } from './links.ts';

function refuse(kind: ErrorKind, why: string): never {
  throw new Failure(kind, `${why} Logg inn for å svare i innboksen.`);
}

/** A link of ours that has not ended. */
export async function openLink(platform: Pick<Platform, 'config' | 'clock'>, db: Db, token: string) {
  const link = (await openAnswerLinks(platform, db)).read(token);
  if (!link) refuse('notFound', 'Lenken virker ikke. Kanskje er ikke hele adressen med.');
  if (link.endsAt <= platform.clock.now()) {
    const days = policy.applicationHandling.mailedAnswerDays;
    refuse('gone', `Lenken er utløpt. Den virker i ${days} dager etter at e-posten ble sendt.`);
  }
  return link;
}

type Link = Awaited<ReturnType<typeof openLink>>;

/** What it is for, as long as it may be answered by it. */
export async function readMailed(db: Db, link: Link) {
  const row = await db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .selectAll('applications')
    .select(['positions.title', 'positions.answerBy', 'positions.contactEmail', 'positions.emailNotificationsEnabled'])
    .select(['positions.approvalStatus as positionApproval', 'businesses.approvalStatus as businessApproval'])
    .select('businesses.isActive as isBusinessActive')
    .where('applications.id', '=', link.applicationId)
    .executeTakeFirst();
  if (!row) isGone();
  // Who is no longer the one to answer learns nothing of what has become of it.
  if (!link.wasMailedTo(row.contactEmail))
    refuse(
      'gone',
      'Stillingen har fått en annen kontaktadresse siden e-posten ble sendt, så lenken virker ikke lenger.',
    );
  if (!row.emailNotificationsEnabled)
    refuse('gone', 'Varsler på e-post er slått av for stillingen, så lenken virker ikke lenger.');
  if (row.businessApproval !== 'approved' || !row.isBusinessActive)
    refuse('conflict', 'Bedriften er ikke aktiv på Jobbfjord nå, så det går ikke an å svare herfra.');
  if (row.positionApproval !== 'approved')
    refuse('conflict', 'Stillingen er ikke godkjent på Jobbfjord nå, så det går ikke an å svare herfra.');
  if (row.anonymousResponses !== null) refuse('conflict', 'Søknaden leses anonymt.');
  if (row.withdrawnAt) isGone();
  return row;
}

export type Mailed = Awaited<ReturnType<typeof readMailed>>;

function isGone(): never {
  throw new Failure('gone', 'Søknaden er trukket eller slettet, så det er ikke noe å svare på lenger.');
}

/** Nothing of what was written in the application: that is for those who log in. */
export async function showMailed(db: Db, row: Mailed, now: Date) {
  const interview = (await readInterviews(db, [row.id])).get(row.id);
  return {
    id: row.id,
    businessId: row.businessId,
    applicant: nameOf(row),
    positionTitle: row.title,
    submittedAt: row.submittedAt,
    isOpened: row.firstOpenedAt !== null,
    answerBy: row.answerBy,
    hasInterviewToCome: interview !== undefined && !hasBegun(interview, now),
    status: row.status,
    answeredAt: row.status === 'pending' ? null : row.statusChangedAt,
    version: row.version,
    ownAnswer: (await isOwnAnswer(db, row))
      ? { message: row.message, refusalReasons: reasonsOf(row), undoUntil: undoUntil(row, now) }
      : null,
    wordings: await readWordings(db, row.businessId),
  };
}

/** Given from the mail, and not what a colleague has made of it since. */
export async function isOwnAnswer(db: Db, row: Mailed) {
  if (row.status === 'pending') return false;
  const last = await db
    .selectFrom('applicationEvents')
    .select(['kind', 'details'])
    .where('applicationId', '=', row.id)
    .where('kind', 'in', ['status', 'undone'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'status' && last.details.byMail === row.contactEmail;
}

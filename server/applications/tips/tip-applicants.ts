import { randomUUID } from 'node:crypto';
import { tipLimits } from '../../../contract/applications/application-words.ts';
import { Failure } from '../../../contract/errors.ts';
import { isManagedBy } from '../../businesses/index.ts';
import { daysAfter } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { enqueueAll } from '../../platform/jobs/enqueue.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import type { Platform } from '../../platform/platform.ts';
import { positionNotFound } from '../../positions/index.ts';
import { handledApplications, handledNotFound } from '../handled-applications.ts';
import { recordEvents } from '../record-events.ts';
import { noneInWords, type Skipped, sentInWords } from './in-words.ts';
import { tipMailing } from './mail-tip.ts';
import { openPositions } from './open-positions.ts';

interface Tip {
  positionId: string;
  message?: string | undefined;
  key: string | undefined;
}

/** Tells applicants of another position of the business, and answers how many, and why not the others. */
export async function tipApplicants({ db, clock }: Platform, viewer: Viewer, wanted: { id: string }[], tip: Tip) {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const businessId = await holdBusiness(tx, viewer, tip.positionId);
    const rows = await lockApplicants(tx, viewer, ids, businessId);
    if (rows.length === 0) await handledNotFound(tx, viewer, ids);
    const { title } = await readOpen(tx, tip.positionId, now);
    const people = rows.map(({ userId }) => userId);
    const known = {
      applied: await haveApplied(tx, people, tip.positionId),
      told: await toldBefore(tx, people, businessId),
      since: daysAfter(now, -tipLimits.days),
    };
    const { tips, sent, skipped } = sortOut(rows, viewer, tip, known);
    if (ids.length > rows.length) skipped.set('gone', ids.length - rows.length);
    if (sent === 0) throw new Failure('conflict', noneInWords(skipped));
    await keep(tx, viewer, tips, { ...tip, title }, now);
    return sentInWords(sent, skipped);
  });
}

interface Known {
  applied: Set<string>;
  told: Awaited<ReturnType<typeof toldBefore>>;
  since: Date;
}

/** Who is to be told, and of the others how many there are of each kind. */
function sortOut(rows: Applicant[], viewer: Viewer, { positionId, message, key }: Tip, known: Known) {
  const tips: Kept[] = [];
  const skipped = new Map<Skipped, number>();
  let again = 0;
  for (const row of rows) {
    const { id: applicationId, userId } = row;
    const told = known.told.get(userId) ?? [];
    const id = key ? keyAsUuid(key, viewer.userId, applicationId, positionId, message) : randomUUID();
    const isTold = told.some((each) => each.positionId === positionId) || tips.some((each) => each.userId === userId);
    const reason = whyNot(row, { isTold, recent: told.filter(({ sentAt }) => sentAt > known.since).length }, known);
    // One's own, sent once more after a lost reply.
    if (told.some((each) => each.id === id)) again += 1;
    else if (reason) skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
    else tips.push({ id, applicationId, userId });
  }
  return { tips, sent: tips.length + again, skipped };
}

interface Kept {
  id: string;
  applicationId: string;
  userId: string;
}

/** Of an anonymous one nothing is told that depends on whose it is. */
function whyNot(
  { userId, wantsTips, isAnonymous }: Applicant,
  { isTold, recent }: { isTold: boolean; recent: number },
  { applied }: Known,
): Skipped | null {
  if (!wantsTips) return 'unwilling';
  if (isAnonymous) return 'anonymous';
  if (applied.has(userId)) return 'applied';
  if (isTold) return 'told';
  return recent >= tipLimits.most ? 'often' : null;
}

async function keep(tx: Tx, viewer: Viewer, tips: Kept[], tip: Tip & { title: string }, now: Date) {
  if (tips.length === 0) return;
  const { positionId, title, message } = tip;
  const shared = { positionId, authorId: viewer.userId, message: message ?? null, sentAt: now };
  await tx
    .insertInto('positionTips')
    .values(tips.map((each) => ({ ...each, ...shared })))
    .execute();
  const told = tips.map(({ applicationId }) => applicationId);
  await recordEvents(tx, told, viewer.userId, 'tipped', now, { position: title, ...(message && { message }) });
  await enqueueAll(
    tx,
    tipMailing,
    tips.map(({ id }) => ({ tipId: id })),
  );
}

/**
 * What colleagues tell the same person is counted one after the other. And before applications are held, like whoever deletes one of
 * its positions does it.
 */
async function holdBusiness(tx: Tx, viewer: Viewer, positionId: string) {
  const position = await tx
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select('positions.businessId')
    .where('positions.id', '=', positionId)
    .where(isManagedBy(viewer))
    .forNoKeyUpdate('businesses')
    .executeTakeFirst();
  return (position ?? positionNotFound()).businessId;
}

/** Those of this business; nobody takes the consent back, or the application, until the transaction ends. */
const lockApplicants = (tx: Tx, viewer: Viewer, ids: string[], businessId: string) =>
  handledApplications(tx, viewer)
    .select(['applications.id', 'applications.userId', 'applications.wantsTips'])
    .select((eb) => eb('anonymousResponses', 'is not', null).as('isAnonymous'))
    .where('applications.businessId', '=', businessId)
    .where('applications.id', '=', anyOf(ids))
    .orderBy('applications.id')
    .forShare('applications')
    .execute();

type Applicant = Awaited<ReturnType<typeof lockApplicants>>[number];

/** It may have closed, or be deleted, since it was chosen. */
async function readOpen(tx: Tx, positionId: string, now: Date) {
  const position = await openPositions(tx, now).where('positions.id', '=', positionId).executeTakeFirst();
  if (position) return position;
  throw failureAt('conflict', 'positionId', 'Stillingen er ikke åpen nå. Velg en annen.');
}

/** As far as the employer knows: whose an anonymous application is, is not told by this. */
async function haveApplied(tx: Tx, userIds: string[], positionId: string) {
  const rows = await tx
    .selectFrom('applications')
    .select('userId')
    .where('positionId', '=', positionId)
    .where('userId', '=', anyOf(userIds))
    .where('withdrawnAt', 'is', null)
    .where('anonymousResponses', 'is', null)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** What each of them was told by this business, also of positions that are deleted since. */
async function toldBefore(tx: Tx, userIds: string[], businessId: string) {
  const rows = await tx
    .selectFrom('positionTips')
    .innerJoin('applications', 'applications.id', 'applicationId')
    .select(['positionTips.id', 'positionTips.userId', 'positionTips.positionId', 'sentAt'])
    .where('positionTips.userId', '=', anyOf(userIds))
    .where('businessId', '=', businessId)
    .execute();
  return Map.groupBy(rows, ({ userId }) => userId);
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { candidateLimits } from '../../contract/candidates/candidate-limits.ts';
import { Failure } from '../../contract/errors.ts';
import { hasDealtWith } from '../applications/index.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { keyAsUuid } from '../platform/key-as-uuid.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { countInvitedToday } from './count-invited.ts';
import { foundBy } from './found-by.ts';
import { invitationMail } from './mails.ts';
import { candidateNotFound } from './open-candidate.ts';
import { type Hiring, requireHiring } from './require-hiring.ts';

interface Invitation {
  positionId: string;
  candidateId: string;
  message: string;
  key: string | undefined;
}

const { invitationsADay, invitationsToOne, daysToOne } = candidateLimits;

/** Invites somebody to apply, once. Colleagues who invite at the same time are counted one after the other. */
export async function invite({ db, clock }: Platform, viewer: Viewer, invitation: Invitation) {
  const { positionId, candidateId, message, key } = invitation;
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const hiring = await requireHiring(tx, viewer, positionId, now);
    await tx
      .selectFrom('businesses')
      .select('id')
      .where('id', '=', hiring.businessId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const id = key ? keyAsUuid(key, viewer.userId, candidateId, positionId, message) : randomUUID();
    const before = await readInvitations(tx, candidateId, hiring.businessId);
    // One's own, sent once more after a lost reply.
    if (before.some((each) => each.id === id)) return;
    const reader = await holdReader(tx, hiring, candidateId, now);
    if (before.some((each) => each.positionId === positionId))
      throw new Failure('conflict', 'Kandidaten er allerede invitert til å søke på stillingen.');
    await refuseTooMany(tx, before, hiring, now);
    await tx
      .insertInto('candidateInvitations')
      .values({
        id,
        candidateId,
        businessId: hiring.businessId,
        positionId,
        positionTitle: hiring.title,
        invitedBy: viewer.userId,
        message,
        sentAt: now,
      })
      .execute();
    // That somebody has applied already is not the employer's to know: the invitation stands in the profile all the same.
    if (reader.hasDealtWith) return;
    await sendMail(tx, invitationMail(reader, hiring, message), { about: id });
  });
}

/** It is not turned off or deleted until the transaction ends. */
const holdReader = async (tx: Tx, hiring: Hiring, candidateId: string, now: Date) =>
  (await foundBy(tx, hiring, now)
    .select(['users.id as userId', 'users.firstName', 'users.lastName', 'users.email'])
    .select(hasDealtWith(sql.ref('candidates.userId'), sql`${hiring.id}::uuid`).as('hasDealtWith'))
    .where('candidates.id', '=', candidateId)
    .forShare('candidates')
    .executeTakeFirst()) ?? candidateNotFound();

/** All that this business has sent to somebody, also to positions that are deleted since. */
const readInvitations = (tx: Tx, candidateId: string, businessId: string) =>
  tx
    .selectFrom('candidateInvitations')
    .select(['id', 'positionId', 'sentAt'])
    .where('candidateId', '=', candidateId)
    .where('businessId', '=', businessId)
    .execute();

async function refuseTooMany(tx: Tx, before: { sentAt: Date }[], { businessId }: Hiring, now: Date) {
  const recent = before.filter(({ sentAt }) => sentAt > daysAfter(now, -daysToOne));
  if (recent.length >= invitationsToOne)
    throw new Failure(
      'conflict',
      `Dere har invitert kandidaten ${invitationsToOne} ganger de siste ${daysToOne} dagene. Vent litt før dere inviterer igjen.`,
    );
  if ((await countInvitedToday(tx, businessId, now)) >= invitationsADay)
    throw new Failure(
      'conflict',
      `Dere har invitert ${invitationsADay} kandidater i dag. Flere kan dere invitere i morgen.`,
    );
}

import { sql } from 'kysely';
import type { AwaitedItem } from '../../contract/awaiting.ts';
import type { candidates } from '../../contract/candidates.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/errors.ts';
import { hasDealtWith } from '../applications/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { closingPositions } from '../positions/index.ts';

const ownInvitations = (db: Db, userId: string) =>
  db
    .selectFrom('candidateInvitations')
    .innerJoin('candidates', 'candidates.id', 'candidateInvitations.candidateId')
    .innerJoin('businesses', 'businesses.id', 'candidateInvitations.businessId')
    .where('candidates.userId', '=', userId);

/** The last first. */
export async function readInvitations(
  { db, clock }: Platform,
  { userId }: Viewer,
): Promise<Answer<typeof candidates.invitations>> {
  const rows = await ownInvitations(db, userId)
    .leftJoin(closingPositions(db, dayInOslo(clock.now())).as('open'), 'open.id', 'candidateInvitations.positionId')
    .select(['candidateInvitations.id', 'candidateInvitations.positionId', 'positionTitle', 'open.id as openId'])
    .select(['message', 'sentAt', 'seenAt', 'declinedAt', 'businesses.businessName', 'organizationNumber'])
    .select(hasDealtWith(sql.ref('candidates.userId'), sql.ref('candidateInvitations.positionId')).as('hasDealtWith'))
    .orderBy('sentAt', 'desc')
    .orderBy('candidateInvitations.id')
    .execute();
  const invitations = rows.map(
    ({ businessName: name, organizationNumber, positionId, positionTitle, openId, ...row }) => ({
      ...row,
      business: { name, organizationNumber },
      position: { id: positionId, title: positionTitle, isOpen: openId !== null },
    }),
  );
  return { invitations };
}

/** Those that had come by then. */
export const seeInvitations = ({ db, clock }: Platform, { userId }: Viewer, until: string) =>
  db
    .updateTable('candidateInvitations')
    .from('candidates')
    .set({ seenAt: clock.now() })
    .whereRef('candidates.id', '=', 'candidateInvitations.candidateId')
    .where('candidates.userId', '=', userId)
    .where('candidateInvitations.seenAt', 'is', null)
    .where('candidateInvitations.sentAt', '<=', new Date(until))
    .execute();

/** Once; the first time counts. */
export async function declineInvitation({ db, clock }: Platform, { userId }: Viewer, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('candidateInvitations')
    .from('candidates')
    .set(({ fn, ref, val }) => ({ declinedAt: fn.coalesce(ref('declinedAt'), val(clock.now())) }))
    .whereRef('candidates.id', '=', 'candidateInvitations.candidateId')
    .where('candidates.userId', '=', userId)
    .where('candidateInvitations.id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('notFound', 'Invitasjonen finnes ikke lenger.');
}

/** Invitations that nobody has looked at yet. */
export async function readAwaited(db: Db, { userId }: Viewer): Promise<AwaitedItem[]> {
  const rows = await ownInvitations(db, userId)
    .select(['positionTitle as title', 'businesses.businessName', 'sentAt as since'])
    .where('seenAt', 'is', null)
    .where('declinedAt', 'is', null)
    .orderBy('sentAt', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: 'invitation',
    count: 1,
    path: '/profil?tab=found',
    day: null,
    at: null,
  }));
}

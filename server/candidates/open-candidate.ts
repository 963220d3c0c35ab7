import type { candidates } from '../../contract/candidates.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { showFound, withState } from './find-candidates.ts';
import { foundBy } from './found-by.ts';
import { requireHiring } from './require-hiring.ts';
import { showCv } from './show-candidate.ts';

/** Everything of one, and that the business has opened it. */
export async function openCandidate(
  { db, clock }: Platform,
  viewer: Viewer,
  positionId: string,
  candidateId: string,
): Promise<Answer<typeof candidates.open>> {
  const now = clock.now();
  const hiring = await requireHiring(db, viewer, positionId, now);
  const row = await withState(foundBy(db, hiring, now), hiring)
    .select('candidateCvs.cvData')
    .where('candidates.id', '=', candidateId)
    .executeTakeFirst();
  if (!row) candidateNotFound();
  await noteOpening(db, candidateId, hiring.businessId, now);
  const { cvData, ...found } = row;
  return {
    candidate: { ...showFound({ ...found, isOpened: true }), cv: showCv(cvData) },
    invitedTo: await readOtherInvitations(db, candidateId, hiring),
  };
}

/** Whoever turned it off, or hid the business, is there for it no longer. */
export function candidateNotFound(): never {
  throw new Failure('notFound', 'Kandidaten er ikke å finne lenger.');
}

/** Gone in this very moment: then nobody is left to be told. */
const noteOpening = (db: Db, candidateId: string, businessId: string, now: Date) =>
  db
    .insertInto('candidateOpenings')
    .columns(['candidateId', 'businessId', 'firstAt', 'lastAt'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('candidates')
        .select(['id', cast<string>(val(businessId), 'uuid').as('businessId')])
        .select([cast<Date>(val(now), 'timestamptz').as('firstAt'), cast<Date>(val(now), 'timestamptz').as('lastAt')])
        .where('id', '=', candidateId),
    )
    .onConflict((conflict) => conflict.columns(['candidateId', 'businessId']).doUpdateSet({ lastAt: now }))
    .execute();

async function readOtherInvitations(
  db: Db,
  candidateId: string,
  { id, businessId }: { id: string; businessId: string },
) {
  const rows = await db
    .selectFrom('candidateInvitations')
    .select(['positionTitle as title', 'sentAt', 'declinedAt'])
    .where('candidateId', '=', candidateId)
    .where('businessId', '=', businessId)
    .where('positionId', 'is distinct from', id)
    .orderBy('sentAt', 'desc')
    .execute();
  return rows.map(({ declinedAt, ...row }) => ({ ...row, isDeclined: declinedAt !== null }));
}

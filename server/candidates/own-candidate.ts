import { sql } from 'kysely';
import type { candidates } from '../../contract/candidates.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/errors.ts';
import { readUser } from '../accounts/index.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { currentEmployers } from './as-seen.ts';
import { requireConfirmed } from './require-confirmed.ts';
import { shownFrom } from './save-candidate.ts';
import { showCandidate, showCv } from './show-candidate.ts';

/** What somebody has said to be found by, and what comes of it. */
export async function readOwnCandidate(
  { db, clock }: Platform,
  { userId }: Viewer,
): Promise<Answer<typeof candidates.readOwn>> {
  const { emailConfirmedAt } = await readUser(db, userId);
  const row = await db
    .selectFrom('candidates')
    .leftJoin('candidateCvs', 'candidateCvs.candidateId', 'candidates.id')
    .leftJoin('cvs', 'cvs.id', 'candidateCvs.cvId')
    .selectAll('candidates')
    .select(['candidateCvs.cvId', 'candidateCvs.cvData', 'candidateCvs.cvUpdatedAt', 'cvs.updatedAt as cvChangedAt'])
    .where('candidates.userId', '=', userId)
    .executeTakeFirst();
  const isAddressConfirmed = emailConfirmedAt !== null;
  if (!row) return { isAddressConfirmed, candidate: null };
  const { visibleUntil, cvData, cvUpdatedAt, cvChangedAt, ...candidate } = row;
  return {
    isAddressConfirmed,
    candidate: {
      ...candidate,
      visibleUntil: visibleUntil > clock.now() ? visibleUntil : null,
      seen: { ...showCandidate({ ...row, hasCv: row.cvId !== null }), cv: showCv(cvData) },
      isCvOlder: cvUpdatedAt !== null && cvChangedAt !== null && cvChangedAt > cvUpdatedAt,
      openedBy: await readOpenings(db, row.id),
    },
  };
}

const MOST_OPENINGS = 100;

const readOpenings = (db: Db, candidateId: string) =>
  db
    .selectFrom('candidateOpenings')
    .innerJoin('businesses', 'businesses.id', 'candidateOpenings.businessId')
    .select(['businessName', 'organizationNumber', 'lastAt'])
    .where('candidateId', '=', candidateId)
    .orderBy('lastAt', 'desc')
    .orderBy('businesses.id')
    .limit(MOST_OPENINGS)
    .execute();

/** From now on for as long as it counts, or no longer. */
export async function setVisible({ db, clock }: Platform, { userId }: Viewer, isVisible: boolean) {
  if (isVisible) await requireConfirmed(db, userId);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // A form that is open elsewhere must not show again what is turned off here.
    const changed = {
      ...(isVisible ? shownFrom(now) : { visibleUntil: now }),
      // Those of a CV that is gone count on.
      employerKeys: sql<
        string[]
      >`array(select distinct unnest(employer_keys || ${await currentEmployers(tx, userId)}::text[]))`,
      updatedAt: now,
    };
    const { numUpdatedRows } = await tx
      .updateTable('candidates')
      .set(changed)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure('notFound', 'Du har ingen profil for arbeidsgivere.');
    if (!isVisible) await takeBackMails(tx, userId);
  });
}

/** Removing what is gone already is no mistake. */
export const removeCandidate = ({ db }: Platform, { userId }: Viewer) =>
  db.transaction().execute((tx) => forgetCandidate(tx, userId));

export async function forgetCandidate(tx: Tx, userId: string) {
  // Held first: an invitation that is being sent is there by then, with its mail.
  await tx.selectFrom('candidates').select('id').where('userId', '=', userId).forUpdate().execute();
  await tx.deleteFrom('mails').where('about', 'in', invitationsOf(tx, userId)).execute();
  await tx.deleteFrom('candidates').where('userId', '=', userId).execute();
}

/** Whoever does not want to be found gets no invitation that still waits to be mailed. */
const takeBackMails = (tx: Tx, userId: string) =>
  tx.deleteFrom('mails').where('about', 'in', invitationsOf(tx, userId)).where('sentAt', 'is', null).execute();

const invitationsOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('candidateInvitations')
    .innerJoin('candidates', 'candidates.id', 'candidateId')
    .select('candidateInvitations.id')
    .where('userId', '=', userId);

import { namesOfPlaces } from '../places/index.ts';
import type { Db } from '../platform/database/database.ts';

/** For the download of everything that is kept about a user. */
export async function readCandidateOf(db: Db, userId: string) {
  const candidate = await db
    .selectFrom('candidates')
    .leftJoin('candidateCvs', 'candidateCvs.candidateId', 'candidates.id')
    .selectAll('candidates')
    .select(['cvId', 'cvUpdatedAt', 'cvData as seenCv'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!candidate) return null;
  const { id, userId: _own, places, municipalities: _same, remindedAt: endToldAt, ...kept } = candidate;
  const invitations = await db
    .selectFrom('candidateInvitations')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select([
      'businessName as business',
      'positionTitle as position',
      'message',
      'sentAt',
      'seenAt as readAt',
      'declinedAt as turnedDownAt',
    ])
    .where('candidateId', '=', id)
    .orderBy('sentAt')
    .execute();
  const openings = await db
    .selectFrom('candidateOpenings')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select(['businessName as business', 'firstAt', 'lastAt'])
    .where('candidateId', '=', id)
    .orderBy('firstAt')
    .execute();
  return { ...kept, places: namesOfPlaces(places), endToldAt, invitations, openings };
}

/** Before the account is deleted. */
export async function describeCandidate(db: Db, userId: string) {
  const found = await db.selectFrom('candidates').select('id').where('userId', '=', userId).executeTakeFirst();
  return found ? ['Arbeidsgivere finner deg ikke mer: profilen din og invitasjonene du har fått, slettes.'] : [];
}

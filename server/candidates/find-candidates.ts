import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { candidateLimits } from '../../contract/candidates/candidate-limits.ts';
import type { candidates } from '../../contract/candidates.ts';
import type { Answer } from '../../contract/endpoint.ts';
import type { Db } from '../platform/database/database.ts';
import { contains } from '../platform/database/norwegian.ts';
import { pagingOf } from '../platform/http/paging.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { placeOf } from '../positions/index.ts';
import { countInvitedToday } from './count-invited.ts';
import { foundBy } from './found-by.ts';
import { type Hiring, requireHiring } from './require-hiring.ts';
import { cardColumns, hasCv, showCandidate } from './show-candidate.ts';

type Search = z.output<typeof candidates.find.query>;

/** Each is looked for in all that is said. */
const MOST_WORDS = 10;

const always = sql<SqlBool>`true`;

/** Whom an open position may suit, the last to say so first, and how many more there are in other places and professions. */
export async function findCandidates(
  { db, clock }: Platform,
  viewer: Viewer,
  positionId: string,
  search: Search,
): Promise<Answer<typeof candidates.find>> {
  const now = clock.now();
  const hiring = await requireHiring(db, viewer, positionId, now);
  const all = asked(db, hiring, search, now);
  const { profession, place } = fitting(hiring, search);
  const counts = await all
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(profession).filterWhere(place).as('total'),
      fn.countAll<number>().filterWhere(place).as('everyProfession'),
      fn.countAll<number>().filterWhere(profession).as('everywhere'),
    ])
    // The others are counted nowhere, and looking through what they wrote takes its time.
    .where(({ or }) => or([profession, place]))
    .executeTakeFirstOrThrow();
  const rows = await withState(all, hiring)
    .where(profession)
    .where(place)
    .orderBy('candidates.shownSince', 'desc')
    .orderBy('candidates.id')
    .limit(search.limit)
    .offset((search.page - 1) * search.limit)
    .execute();
  const { total, ...wider } = counts;
  return {
    position: {
      id: positionId,
      title: hiring.title,
      profession: hiring.profession,
      place: hiring.workplace && placeOf({ location: null, municipality: hiring.workplace }),
      business: { id: hiring.businessId, name: hiring.businessName },
    },
    candidates: rows.map(showFound),
    pagination: { ...pagingOf(search, total), totalCandidates: total },
    wider,
    invitationsLeft: candidateLimits.invitationsADay - (await countInvitedToday(db, hiring.businessId, now)),
  };
}

/** All that was asked for but what the position itself asks. */
function asked(db: Db, hiring: Hiring, { search, experience, workLanguage, invited }: Search, now: Date) {
  const words = search?.split(' ').slice(0, MOST_WORDS) ?? [];
  return foundBy(db, hiring, now)
    .where(({ and }) => and(words.map((word) => contains(searched, word))))
    .$if(experience !== undefined, (query) => query.where('candidates.experience', 'in', experience ?? []))
    .$if(workLanguage !== undefined, (query) =>
      query.where(sql<SqlBool>`candidates.work_languages && ${workLanguage}::text[]`),
    )
    .$if(Boolean(invited), (query) => query.where(isInvited(hiring.id)));
}

/** Whoever was invited is shown among the invited, whatever they look for by now. */
function fitting({ profession, workplace }: Hiring, { everyProfession, everywhere, invited }: Search) {
  return {
    profession:
      profession && !everyProfession && !invited
        ? sql<SqlBool>`candidates.professions @> array[${profession}]::text[]`
        : always,
    place:
      workplace && !everywhere && !invited
        ? sql<SqlBool>`(candidates.municipalities = '{}' or ${workplace} = any(candidates.municipalities))`
        : always,
  };
}

const searched = sql`concat_ws(' ', candidates.seen_headline, candidates.seen_about,
  array_to_string(candidates.professions, ' '), candidate_cvs.words)`;

const isInvited = (positionId: string) =>
  sql<SqlBool>`exists (select from candidate_invitations where candidate_id = candidates.id and position_id = ${positionId})`;

/** What an employer reads of each, and what it has done about them. */
export const withState = (found: ReturnType<typeof foundBy>, { id: positionId, businessId }: Hiring) =>
  found
    .leftJoin('candidateOpenings', (join) =>
      join
        .onRef('candidateOpenings.candidateId', '=', 'candidates.id')
        .on('candidateOpenings.businessId', '=', businessId),
    )
    .leftJoin('candidateInvitations', (join) =>
      join
        .onRef('candidateInvitations.candidateId', '=', 'candidates.id')
        .on('candidateInvitations.positionId', '=', positionId),
    )
    .select(cardColumns)
    .select(hasCv)
    .select(({ eb }) => eb('candidateOpenings.businessId', 'is not', null).as('isOpened'))
    .select(['candidateInvitations.sentAt', 'candidateInvitations.declinedAt']);

export const showFound = ({ sentAt, declinedAt, isOpened, ...row }: FoundRow) => ({
  ...showCandidate(row),
  isOpened: Boolean(isOpened),
  invitation: sentAt && { sentAt, isDeclined: declinedAt !== null },
});

type FoundRow = Awaited<ReturnType<ReturnType<typeof withState>['execute']>>[number];

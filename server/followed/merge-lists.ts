import { type Insertable, sql } from 'kysely';
import type { z } from 'zod';
import { type followed, MOST_FOLLOWED } from '../../contract/followed.ts';
import type { Schema, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { lockLists } from './add-within-limit.ts';
import { asSeenBusiness } from './follow-business.ts';
import { asSeenPosition } from './follow-position.ts';
import { mergeSearches } from './merge-searches.ts';
import { isSearch } from './save-search.ts';

type Lists = z.output<typeof followed.mergeLists.body>;

/** Adds what the browser kept to the account. Doing it again adds nothing, and what is there is never changed. */
export async function mergeLists({ db, clock }: Platform, { userId }: Viewer, lists: Lists) {
  const now = clock.now();
  const positions = lists.followedPositions.map((position) => asSeenPosition(userId, position, now));
  const businesses = lists.followedBusinesses.map((business) => asSeenBusiness(userId, business, now));
  await db.transaction().execute(async (tx) => {
    await lockLists(tx, userId);
    await mergePositions(tx, userId, positions);
    await mergeBusinesses(tx, userId, businesses);
    await mergeSearches(tx, userId, lists.savedSearches.filter(isSearch), now);
  });
}

async function mergePositions(tx: Tx, userId: string, sent: Insertable<Schema['followedPositions']>[]) {
  const kept = await tx
    .selectFrom('followedPositions')
    .select('positionId as key')
    .where('userId', '=', userId)
    .execute();
  const added = newOnes(kept, sent, ({ positionId }) => positionId);
  if (added.length > 0) await tx.insertInto('followedPositions').values(added).execute();
  await mergeNotes(tx, userId, sent);
}

/** What was noted in the browser comes where nothing stands yet. */
async function mergeNotes(tx: Tx, userId: string, sent: Insertable<Schema['followedPositions']>[]) {
  const noted = sent.filter(({ note }) => note);
  if (noted.length === 0) return;
  await sql`
    update followed_positions set note = sent.note
    from unnest(${noted.map(({ positionId }) => positionId)}::uuid[], ${noted.map(({ note }) => note)}::text[]) as sent (id, note)
    where user_id = ${userId} and position_id = sent.id and followed_positions.note = ''`.execute(tx);
}

async function mergeBusinesses(tx: Tx, userId: string, sent: Insertable<Schema['followedBusinesses']>[]) {
  const kept = await tx
    .selectFrom('followedBusinesses')
    .select('organizationNumber as key')
    .where('userId', '=', userId)
    .execute();
  const added = newOnes(kept, sent, ({ organizationNumber }) => organizationNumber);
  if (added.length === 0) return;
  // A number that changes may bring one here meanwhile.
  await tx
    .insertInto('followedBusinesses')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those that are not kept yet, each once, as far as there is room. */
function newOnes<Row>(kept: { key: string }[], sent: Row[], keyOf: (row: Row) => string) {
  const met = new Set(kept.map(({ key }) => key));
  const added = sent.filter((row) => {
    const isNew = !met.has(keyOf(row));
    met.add(keyOf(row));
    return isNew;
  });
  return added.slice(0, Math.max(0, MOST_FOLLOWED - kept.length));
}

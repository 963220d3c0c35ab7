import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { followed } from '../../contract/followed.ts';
import type { Schema, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { asSeen as asSeenBusiness } from './follow-business.ts';
import { asSeen as asSeenPosition } from './follow-position.ts';
import { freePlaces, lockLists } from './hold-limit.ts';
import { mergeSearches } from './merge-searches.ts';
import { isSearch } from './save-search.ts';

type Lists = z.output<typeof followed.mergeLists.body>;

/** Adds what the browser kept to the account. Doing it again adds nothing, and what is there is never changed. */
export async function mergeLists({ db, clock }: Platform, { userId }: Viewer, lists: Lists) {
  const now = clock.now();
  const rows = {
    followedPositions: lists.followedPositions.map((position) => asSeenPosition(userId, position, now)),
    followedBusinesses: lists.followedBusinesses.map((business) => asSeenBusiness(userId, business, now)),
  };
  await db.transaction().execute(async (tx) => {
    await lockLists(tx, userId);
    for (const list of ['followedPositions', 'followedBusinesses'] as const) {
      await addUntilFull(tx, userId, list, rows[list]);
    }
    await mergeSearches(tx, userId, lists.savedSearches.filter(isSearch), now);
  });
}

/** What is there already takes no place. */
async function addUntilFull<L extends 'followedPositions' | 'followedBusinesses'>(
  tx: Tx,
  userId: string,
  list: L,
  rows: Insertable<Schema[L]>[],
) {
  let rest = rows;
  while (rest.length > 0) {
    const free = await freePlaces(tx, userId, list);
    if (free <= 0) return;
    await tx
      .insertInto(list)
      .values(rest.slice(0, free))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    rest = rest.slice(free);
  }
}

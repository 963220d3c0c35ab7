import type { Tx } from '../platform/database/database.ts';

/** To the other number of the same business. Who follows that one already does so once. */
export async function moveFollowers(tx: Tx, from: string, to: string) {
  await tx
    .with('moved', (db) => db.deleteFrom('followedBusinesses').where('organizationNumber', '=', from).returningAll())
    .insertInto('followedBusinesses')
    .columns(['userId', 'organizationNumber', 'name', 'location', 'industry', 'followedAt'])
    .expression((moved) =>
      moved
        .selectFrom('moved')
        .select(['userId', moved.val(to).as('organizationNumber'), 'name', 'location', 'industry', 'followedAt']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await moveHidden(tx, from, to);
}

/** Whoever hides it still does, once. */
async function moveHidden(tx: Tx, from: string, to: string) {
  await tx
    .with('moved', (db) => db.deleteFrom('hiddenBusinesses').where('organizationNumber', '=', from).returningAll())
    .insertInto('hiddenBusinesses')
    .columns(['userId', 'id', 'organizationNumber', 'name', 'hiddenAt'])
    .expression((moved) =>
      moved.selectFrom('moved').select(['userId', 'id', moved.val(to).as('organizationNumber'), 'name', 'hiddenAt']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

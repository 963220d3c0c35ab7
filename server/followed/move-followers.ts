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
  const alreadyHide = tx.selectFrom('hiddenBusinesses').select('userId').where('organizationNumber', '=', to);
  await tx
    .deleteFrom('hiddenBusinesses')
    .where('organizationNumber', '=', from)
    .where('userId', 'in', alreadyHide)
    .execute();
  await tx
    .updateTable('hiddenBusinesses')
    .set({ organizationNumber: to })
    .where('organizationNumber', '=', from)
    .execute();
}

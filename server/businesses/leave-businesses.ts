import { forgetApplicationsOfBusiness } from '../applications/index.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

/** The businesses that a user owns or shares. */
export const businessesOf = (db: Db, userId: string) =>
  db
    .selectFrom('businesses')
    .selectAll()
    .select(({ eb, exists, selectFrom }) => [
      eb('ownerId', '=', userId).as('isOwner'),
      exists(
        selectFrom('businessShares').select('userId').whereRef('businessShares.businessId', '=', 'businesses.id'),
      ).as('hasColleague'),
    ])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('ownerId', '=', userId),
        exists(
          selectFrom('businessShares')
            .select('userId')
            .whereRef('businessShares.businessId', '=', 'businesses.id')
            .where('businessShares.userId', '=', userId),
        ),
      ]),
    )
    .orderBy('createdAt')
    .execute();

/** Whoever shared a business the longest takes it over; one that nobody shares goes with its owner. */
export async function leaveBusinesses(tx: Tx, userId: string) {
  await tx.deleteFrom('businessShares').where('userId', '=', userId).execute();
  const owned = await tx.selectFrom('businesses').select(['id', 'logoPath']).where('ownerId', '=', userId).execute();
  for (const { id, logoPath } of owned) {
    const heir = await tx
      .selectFrom('businessShares')
      .select('userId')
      .where('businessId', '=', id)
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst();
    if (!heir) {
      if (logoPath) await enqueue(tx, 'remove-business-logo', { key: logoPath });
      await forgetApplicationsOfBusiness(tx, id);
      await tx.deleteFrom('businesses').where('id', '=', id).execute();
      continue;
    }
    await tx.updateTable('businesses').set({ ownerId: heir.userId }).where('id', '=', id).execute();
    await tx.deleteFrom('businessShares').where('businessId', '=', id).where('userId', '=', heir.userId).execute();
  }
}

import { holdUser } from '../accounts/index.ts';
import type { Db, Tx } from '../platform/database/database.ts';

/** How many businesses a user may own and owns; a rejected one does not count. */
export async function readLimit(db: Db, userId: string) {
  const { maxBusinesses } = await db
    .selectFrom('users')
    .select('maxBusinesses')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return withCount(db, userId, maxBusinesses);
}

/** The same, with whoever registers at the same moment for the same user waiting for the transaction's end. */
export async function holdLimit(tx: Tx, userId: string) {
  const { maxBusinesses } = await holdUser(tx, userId);
  return withCount(tx, userId, maxBusinesses);
}

async function withCount(db: Db, userId: string, maxBusinesses: number) {
  const { count } = await db
    .selectFrom('businesses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', userId)
    .where('approvalStatus', '<>', 'rejected')
    .executeTakeFirstOrThrow();
  return { registeredBusinesses: count, maxBusinesses, canRegister: count < maxBusinesses };
}

export const limitText = (maxBusinesses: number) =>
  `Du har allerede registrert maksimalt antall bedrifter (${maxBusinesses}). Kontakt oss hvis du trenger flere.`;

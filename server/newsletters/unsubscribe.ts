import { Failure } from '../../contract/errors.ts';
import { recordEvent } from '../accounts/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

/** By the secret of a mail, without log-in. Somebody who left before is told the same. */
export async function unsubscribe({ db, clock }: Platform, token: string) {
  await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('newsletterTokens')
      .select('userId')
      .where('token', '=', token)
      .executeTakeFirst();
    if (!known) throw new Failure('notFound', 'Ugyldig avmeldingslenke');
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ newsletterEnabled: false })
      .where('id', '=', known.userId)
      .where('newsletterEnabled', '=', true)
      .executeTakeFirst();
    if (numUpdatedRows > 0) await recordEvent(tx, known.userId, 'newsletter-off', clock.now());
  });
}

/** The secret of somebody's links, made when it is first needed. */
export async function tokenOf(db: Db, userId: string) {
  await db
    .insertInto('newsletterTokens')
    .values({ userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { token } = await db
    .selectFrom('newsletterTokens')
    .select('token')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return token;
}

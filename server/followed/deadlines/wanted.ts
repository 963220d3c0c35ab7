import { Failure } from '../../../contract/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';

/** For the user's own download too. */
export const readDeadlineMails = (db: Db, userId: string) =>
  db.selectFrom('deadlineMails').select(['isWanted', 'changedAt']).where('userId', '=', userId).executeTakeFirst();

const on = 'Du får e-post før fristen går ut.';
const off = 'Du får ikke e-post om frister.';
const unconfirmed = 'E-posten kommer når du har bekreftet e-postadressen din.';

/** Answers what that means. */
export async function setDeadlineMails({ db, clock }: Platform, { userId }: Viewer, isWanted: boolean) {
  const changedAt = clock.now();
  await db
    .insertInto('deadlineMails')
    .values({ userId, isWanted, changedAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ isWanted, changedAt }))
    .execute();
  if (!isWanted) return off;
  return (await hasConfirmed(db, userId)) ? on : unconfirmed;
}

const hasConfirmed = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst();

/** By the secret of a mail, without log-in. */
export async function endDeadlineMails({ db, clock }: Platform, token: string) {
  const { numUpdatedRows } = await db
    .updateTable('deadlineMails')
    .set({ isWanted: false, changedAt: clock.now() })
    .where('token', '=', token)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('notFound', 'Ugyldig avmeldingslenke');
}

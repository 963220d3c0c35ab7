import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';

/** By which mails that still wait are found. */
export const mailKey = (refereeId: string) => `referee ${refereeId}`;
export const reminderKey = (refereeId: string) => `${mailKey(refereeId)} reminded`;

/** Their links end, and what was not mailed as yet is not any more. */
export async function forgetReferees(tx: Tx, referees: { id: string }[]) {
  const ids = referees.map(({ id }) => id);
  await tx.deleteFrom('referees').where('id', '=', anyOf(ids)).execute();
  await tx
    .deleteFrom('mails')
    .where('key', '=', anyOf([...ids.map(mailKey), ...ids.map(reminderKey)]))
    .where('sentAt', 'is', null)
    .execute();
}

import { emailKeyOf } from '../accounts/index.ts';
import type { Tx } from '../platform/database/database.ts';
import { type HandOver, handOverContact as handOverInPositions } from '../positions/index.ts';

/** Messages and word of applications come to somebody who can read them. Answers the ads. */
export async function handOverContact(tx: Tx, handOver: HandOver) {
  const { businessId, from, to } = handOver;
  await tx
    .updateTable('businesses')
    .set({ contactEmail: to.email })
    .where('id', '=', businessId)
    .where(({ eb, ref }) => eb(emailKeyOf(ref('contactEmail')), '=', from.emailKey))
    .execute();
  return await handOverInPositions(tx, handOver);
}

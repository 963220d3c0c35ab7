import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';

/** With the mails about them, of which some may wait to be sent. Nothing is left of a reader's last one. */
export async function removeAlerts(tx: Tx, ids: string[]) {
  const removed = await tx.deleteFrom('jobAlerts').where('id', '=', anyOf(ids)).returning('emailKey').execute();
  await tx.deleteFrom('mails').where('about', '=', anyOf(ids)).execute();
  await tx
    .deleteFrom('alertedAds')
    .where('emailKey', '=', anyOf(removed.map(({ emailKey }) => emailKey)))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('jobAlerts').select('id').whereRef('jobAlerts.emailKey', '=', 'alertedAds.emailKey'))),
    )
    .execute();
}

import { elsewhereStateNames } from '../../../contract/applications/elsewhere-words.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { entriesOf } from './entries.ts';

/** For the download of everything that is kept about a user. */
export async function readElsewhere(db: Db, userId: string) {
  const rows = await entriesOf(db, userId).execute();
  return rows.map(({ title, employer, place, appliedOn, deadline, state, link, note, remindOn, ...row }) => ({
    position: title,
    employer,
    place,
    appliedOn,
    applicationDeadline: deadline,
    status: elsewhereStateNames[state],
    link,
    note,
    remindOn,
    reminderSentAt: row.remindedAt,
    adId: row.adId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }));
}

export async function describeElsewhere(db: Db, userId: string) {
  const noted = await entriesOf(db, userId).limit(1).executeTakeFirst();
  return noted ? ['Det du har notert at du har søkt på andre steder, slettes.'] : [];
}

/** The rows go with the account; what was mailed about them says the same as they. */
export async function forgetElsewhere(tx: Tx, userId: string) {
  const ids = (await entriesOf(tx, userId).execute()).map(({ id }) => id);
  await tx.deleteFrom('mails').where('about', '=', anyOf(ids)).execute();
}

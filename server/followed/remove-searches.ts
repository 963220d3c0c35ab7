import { anyOf } from '../platform/database/any-of.ts';
import type { Tx } from '../platform/database/database.ts';
import { keyAsUuid } from '../platform/key-as-uuid.ts';

interface Search {
  mailToken: string;
}

/** What its mails are about. Another user's search may have the same id. */
export const aboutSearch = ({ mailToken }: Search) => keyAsUuid(mailToken);

/** All of a user's, or one, with the mails about them: some may wait to be sent. */
export async function removeSearches(tx: Tx, userId: string, only?: string) {
  const removed = await tx
    .deleteFrom('savedSearches')
    .where('userId', '=', userId)
    .where(({ eb, and }) => and(only === undefined ? [] : [eb('id', '=', only)]))
    .returning('mailToken')
    .execute();
  await tx
    .deleteFrom('mails')
    .where('about', '=', anyOf(removed.map(aboutSearch)))
    .execute();
}

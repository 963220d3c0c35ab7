import type { Selectable } from 'kysely';
import { hiddenBy } from '../../contract/followed/hidden-by.ts';
import { isReachable } from '../accounts/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Schema } from '../platform/database/database.ts';
import type { Person } from '../platform/mail/addressee.ts';
import { readHidden } from './hidden-queries.ts';
import { type Mailing, noteIn } from './mailing.ts';
import { aboutSearch } from './remove-searches.ts';
import { savedForMail } from './search-mail.ts';

/** Of users, who turned it on for a search they saved. */
export const savedSearchMailing: Mailing<Selectable<Schema['savedSearches']> & Person> = {
  findDue: (tx, now) =>
    tx
      .selectFrom('savedSearches')
      .innerJoin('users', 'users.id', 'savedSearches.userId')
      .selectAll('savedSearches')
      .select(['users.email', 'users.firstName', 'users.lastName'])
      .where('mailFrequency', '<>', 'off')
      .where('mailDueOn', '<=', dayInOslo(now))
      .where(({ eb, or }) => or([eb('mailTryAfter', 'is', null), eb('mailTryAfter', '<=', now)]))
      .where(isReachable())
      .orderBy('mailDueOn')
      .limit(1)
      .forUpdate('savedSearches')
      .skipLocked()
      .executeTakeFirst(),

  settle: (db, { userId, id }, fields) =>
    db.updateTable('savedSearches').set(fields).where('userId', '=', userId).where('id', '=', id).execute(),

  isStillWanted: (tx, { userId, id, mailFrequency, mailDueOn }) =>
    tx
      .selectFrom('savedSearches')
      .select('id')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .where('mailFrequency', '=', mailFrequency)
      .where('mailDueOn', '=', mailDueOn)
      .forUpdate()
      .executeTakeFirst(),

  wantedOf: async (tx, { userId }, ads) => {
    const hidden = hiddenBy(await readHidden(tx, userId));
    return ads.filter((ad) => !hidden.positionOf(ad.id) && !hidden.businessOf(ad));
  },

  noteAsTold: (tx, { userId }, names, now) =>
    noteIn(tx, 'mailed_ads', { column: 'user_id', value: userId }, names, now),

  forMail: savedForMail,
  aboutOf: aboutSearch,
};

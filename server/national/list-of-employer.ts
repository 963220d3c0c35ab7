import { sql } from 'kysely';
import type { Platform } from '../platform/platform.ts';
import { readNationalCards } from './queries.ts';
import { isListed } from './visibility.ts';

/** A page about an employer shows them all, but for those few that look for people everywhere. */
const MOST_SHOWN = 24;

/** Ads name the sub-unit; the employer is known by the number of its main unit, or by its own. */
export async function listOfEmployer({ replica, clock }: Platform, organizationNumber: string) {
  const now = clock.now();
  const rows = await replica
    .selectFrom('nationalPositions')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('organizationNumber', '=', organizationNumber),
        eb(
          'organizationNumber',
          'in',
          selectFrom('registerParents').select('organizationNumber').where('parent', '=', organizationNumber),
        ),
      ]),
    )
    .where(isListed(now))
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { positions: await readNationalCards(replica, ids, now), total: rows[0]?.total ?? 0 };
}

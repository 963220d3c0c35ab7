import type { Platform } from '../platform/platform.ts';
import { readNationalCards } from './queries.ts';
import { isListed } from './visibility.ts';

/** Of most employers these are all. */
const PAGE_SIZE = 24;

/** Ads name the sub-unit; the employer is known by the number of its main unit, or by its own. */
export async function listOfEmployer({ replica, clock }: Platform, organizationNumber: string, page: number) {
  const now = clock.now();
  const ads = replica
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
    .where(isListed(now));
  const [{ total }, rows] = await Promise.all([
    ads.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ads
      .select('id')
      .orderBy('publishedAt', 'desc')
      .orderBy('id')
      .offset((page - 1) * PAGE_SIZE)
      .limit(PAGE_SIZE)
      .execute(),
  ]);
  const ids = rows.map(({ id }) => id);
  return { positions: await readNationalCards(replica, ids, now), total, totalPages: Math.ceil(total / PAGE_SIZE) };
}

import { sql } from 'kysely';
import { hasRightCheckDigit } from '../../contract/businesses/business-fields.ts';
import { findParents, PARENTS_AT_ONCE } from '../businesses/index.ts';
import { before } from '../platform/database/before.ts';
import type { Platform } from '../platform/platform.ts';

/** A sub-unit may come to belong to another. */
const ASKED_AGAIN_AFTER_DAYS = 90;
/** So that the first run does not flood the register; the rest is for the next hours. */
const MOST_LISTS = 20;

/**
 * NAV's ads name the sub-unit, our profiles the main unit: finds which belongs to which. Each number is asked about
 * seldom, and those that no ad names any more are forgotten.
 */
export async function findEmployerParents(platform: Platform) {
  const { db, clock } = platform;
  await sql`delete from register_parents
    where checked_at < ${before(clock.now(), { days: ASKED_AGAIN_AFTER_DAYS })} or not exists (
      select from national_positions ad where ad.organization_number = register_parents.organization_number)`.execute(
    db,
  );
  for (let list = 0; list < MOST_LISTS; list++) {
    const { rows } = await sql<{ number: string }>`
      select distinct organization_number as number from national_positions
      where organization_number ~ '^[0-9]{9}$'
        and organization_number not in (select organization_number from register_parents)
      limit ${PARENTS_AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    const numbers = rows.map(({ number }) => number);
    // One number that cannot exist would have the register refuse the whole list.
    const parents = await findParents(platform, numbers.filter(hasRightCheckDigit));
    // It does not answer: the next hour is soon enough.
    if (!parents) return;
    const checkedAt = clock.now();
    await db
      .insertInto('registerParents')
      .values(
        numbers.map((organizationNumber) => ({
          organizationNumber,
          parent: parents.get(organizationNumber) ?? null,
          checkedAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

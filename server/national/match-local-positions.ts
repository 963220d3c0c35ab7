import { sql } from 'kysely';
import { dayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { inLowerCase } from '../platform/database/norwegian.ts';
import { livePositionIds } from '../positions/index.ts';

/**
 * Finds the ads that a business also published here: its own number or a sub-unit's, the same title, and no other municipality. One ad for
 * each position, the one that was published nearest to it: an employer may well look for five people under one title.
 */
export async function matchLocalPositions(db: Db, now: Date) {
  const live = livePositionIds(db, dayInOslo(now));
  const titleOf = (column: string) => sql`regexp_replace(${inLowerCase(sql.ref(column))}, '[^[:alnum:]]+', '', 'g')`;
  // Read apart first: joined at once, and just after the first load without statistics, every title was compared with every
  // other.
  await sql`
    with ads as materialized (
      select ad.id, ad.published_at, ad.municipalities, ${titleOf('ad.title')} as title,
        coalesce(unit.parent, ad.organization_number) as number
      from national_positions ad
      left join register_parents unit on unit.organization_number = ad.organization_number
      where ad.hidden_at > ${now} and ad.duplicate_of is null
        and coalesce(unit.parent, ad.organization_number) in (select organization_number from businesses)
    ), own as materialized (
      select position.id, position.created_at, position.municipality, ${titleOf('position.title')} as title,
        business.organization_number as number
      from positions position join businesses business on business.id = position.business_id
      where position.id in (${live})
    ), pairs as (
      select ads.id as ad_id, own.id as position_id,
        row_number() over (partition by own.id order by abs(extract(epoch from ads.published_at - own.created_at)), ads.id) as nth,
        row_number() over (partition by ads.id order by abs(extract(epoch from ads.published_at - own.created_at)), own.id) as nth_of_ad
      from ads join own on own.number = ads.number and own.title = ads.title
      where own.municipality is null or cardinality(ads.municipalities) = 0 or own.municipality = any(ads.municipalities)
    )
    update national_positions ad set local_position_id = pair.position_id
    from national_positions self left join pairs pair on pair.ad_id = self.id and pair.nth = 1 and pair.nth_of_ad = 1
    where ad.id = self.id and ad.local_position_id is distinct from pair.position_id`.execute(db);
}

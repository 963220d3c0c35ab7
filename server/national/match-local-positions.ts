import { sql } from 'kysely';
import { dayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { livePositionIds } from '../positions/index.ts';

/**
 * Finds the ads that a business also published here: its own number or a sub-unit's, the same title, and no other municipality. One ad for
 * each position, the one that was published nearest to it: an employer may well look for five people under one title.
 */
export async function matchLocalPositions(db: Db, now: Date) {
  const live = livePositionIds(db, dayInOslo(now));
  await sql`
    with pairs as (
      select ad.id as ad_id, position.id as position_id,
        row_number() over (partition by position.id order by abs(extract(epoch from ad.published_at - position.created_at)), ad.id) as nth,
        row_number() over (partition by ad.id order by abs(extract(epoch from ad.published_at - position.created_at)), position.id) as nth_of_ad
      from national_positions ad
      left join register_parents unit on unit.organization_number = ad.organization_number
      join businesses business on business.organization_number = coalesce(unit.parent, ad.organization_number)
      join positions position on position.business_id = business.id
      where ad.hidden_at > ${now} and ad.duplicate_of is null and position.id in (${live})
        and regexp_replace(lower(ad.title), '[^[:alnum:]]+', '', 'g') = regexp_replace(lower(position.title), '[^[:alnum:]]+', '', 'g')
        and (position.municipality is null or cardinality(ad.municipalities) = 0 or position.municipality = any(ad.municipalities))
    )
    update national_positions ad set local_position_id = pair.position_id
    from national_positions self left join pairs pair on pair.ad_id = self.id and pair.nth = 1 and pair.nth_of_ad = 1
    where ad.id = self.id and ad.local_position_id is distinct from pair.position_id`.execute(db);
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Of ads that say the same, the newest is shown and the others point to it. */
export async function markDuplicates(tx: Tx, fingerprints: string[], now: Date) {
  if (fingerprints.length === 0) return;
  // Named on both sides: without statistics, just after a first load, the whole table was read for each batch.
  const these = sql`any(${[...new Set(fingerprints)]}::text[])`;
  await sql`
    update national_positions ad set duplicate_of = nullif(shown.id, ad.id)
    from (
      select distinct on (fingerprint) fingerprint, id from national_positions
      where fingerprint = ${these} and hidden_at > ${now}
      order by fingerprint, published_at desc, id
    ) shown
    where ad.fingerprint = ${these} and ad.fingerprint = shown.fingerprint and ad.duplicate_of is distinct from nullif(shown.id, ad.id)`.execute(
    tx,
  );
}

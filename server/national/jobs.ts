import { sql } from 'kysely';
import { before } from '../platform/database/before.ts';
import { job } from '../platform/jobs/job.ts';
import { findEmployerParents } from './find-employer-parents.ts';
import { removeAds } from './import/remove-ads.ts';
import { matchLocalPositions } from './match-local-positions.ts';
import { readHealth } from './read-import.ts';

const STUBS_KEPT_MONTHS = 12;

/** NAV need not say that an ad has expired. What it said is deleted all the same, and until then hides the older ads like it. */
export const removeExpiredAds = job(
  'remove-expired-national-positions',
  async (_payload, { db, clock }) => {
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ uuid: string; at: string }>`
        select ad.id as uuid, coalesce(read.event_at, ad.published_at)::text as at
        from national_positions ad left join national_reads read on read.id = ad.id where ad.hidden_at <= ${now}`.execute(
        tx,
      );
      await removeAds(tx, rows, now);
    });
  },
  '*/5 * * * *',
);

export const matchNationalPositions = job(
  'match-national-positions',
  async (_payload, { db, clock }) => matchLocalPositions(db, clock.now()),
  '*/5 * * * *',
);

export const watchNationalImport = job(
  'watch-national-import',
  async (_payload, { db, clock, log }) => {
    const { isSilent, isUnread, lastReadAt, newestEventAt } = await readHealth(db, clock.now());
    if (!isSilent) return;
    const what = isUnread ? "nothing was read from NAV's feed for hours" : "NAV's feed has had no news for two days";
    log.error({ lastReadAt, newestEventAt }, what);
  },
  '*/15 * * * *',
);

export const deleteOldStubs = job(
  'delete-old-national-stubs',
  async (_payload, { db, clock }) => {
    await sql`delete from national_stubs
      where removed_at < ${before(clock.now(), { months: STUBS_KEPT_MONTHS })}`.execute(db);
  },
  '40 2 * * *',
);

export const findNationalEmployers = job(
  'find-national-employers',
  (_payload, platform) => findEmployerParents(platform),
  '35 * * * *',
);

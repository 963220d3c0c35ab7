import { sql } from 'kysely';
import { before } from '../platform/database/before.ts';
import { scheduledJob } from '../platform/jobs/job.ts';
import { findEmployerParents } from './find-employer-parents.ts';
import { lockImport } from './import/lease.ts';
import { leaveQueue, removeAds } from './import/remove-ads.ts';
import { matchLocalPositions } from './match-local-positions.ts';
import { readHealth } from './read-import.ts';

const STUBS_KEPT_MONTHS = 12;

/** NAV need not say that an ad has expired. What it said is deleted all the same, and until then hides the older ads like it. */
export const removeExpiredAds = scheduledJob(
  'remove-expired-national-positions',
  '*/5 * * * *',
  async ({ db, clock }) => {
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      await lockImport(tx);
      const { rows } = await sql<{ uuid: string; at: string }>`
        select ad.id as uuid, coalesce(read.event_at, ad.published_at)::text as at
        from national_positions ad left join national_reads read on read.id = ad.id where ad.hidden_at <= ${now}`.execute(
        tx,
      );
      // What NAV said since then still waits: it may live longer.
      await leaveQueue(tx, rows);
      await removeAds(tx, rows, now);
    });
  },
);

export const matchNationalPositions = scheduledJob('match-national-positions', '*/5 * * * *', async ({ db, clock }) =>
  matchLocalPositions(db, clock.now()),
);

export const watchNationalImport = scheduledJob('watch-national-import', '*/15 * * * *', async ({ db, clock, log }) => {
  const { isSilent, isUnread, lastReadAt, newestEventAt } = await readHealth(db, clock.now());
  if (!isSilent) return;
  const what = isUnread ? "nothing was read from NAV's feed for hours" : "NAV's feed has had no news for two days";
  log.error({ lastReadAt, newestEventAt }, what);
});

export const deleteOldStubs = scheduledJob('delete-old-national-stubs', '40 2 * * *', async ({ db, clock }) => {
  await sql`delete from national_stubs
      where removed_at < ${before(clock.now(), { months: STUBS_KEPT_MONTHS })}`.execute(db);
});

export const findNationalEmployers = scheduledJob('find-national-employers', '35 * * * *', findEmployerParents);

import { sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import { forgetApplicationsOfPositions } from '../applications/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { scheduledJob } from '../platform/jobs/job.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import { deleteOldDrafts } from './managed/drafts.ts';
import { warnOfExpiry } from './managed/warn-of-expiry.ts';

/** The expiry date switches positions off. Visitors never see them longer anyway; this is for those who manage them. */
export const expirePositions = scheduledJob('expire-positions', '1 * * * *', async ({ db, clock }) => {
  await db
    .updateTable('positions')
    .set({ isActive: false, expiredAt: clock.now() })
    .where('isActive', '=', true)
    .where('expiryDate', '<=', dayInOslo(clock.now()))
    .execute();
});

/**
 * Positions are kept as long as the privacy page says, and while they have applications: those go some minutes earlier, unless
 * somebody was not warned in time, as when the date was set far back.
 */
export const deleteOldPositions = scheduledJob('delete-old-positions', '20 2 * * *', async (platform) => {
  const { db, clock } = platform;
  const years = policy.retention.positionYearsAfterExpiry;
  const old = (from: Db) =>
    from
      .selectFrom('positions')
      .select('id')
      .where('expiryDate', '<', sql<string>`(${dayInOslo(clock.now())}::date - make_interval(years => ${years}))::date`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('applications').select('id').whereRef('positionId', '=', 'positions.id'))),
      );
  await oneByOne(platform, 'deletion of an old position', await old(db).execute(), (position) =>
    db.transaction().execute(async (tx) => {
      // One that was given a later date meanwhile stays.
      const still = await old(tx).where('id', '=', position.id).forUpdate().executeTakeFirst();
      if (!still) return;
      await forgetApplicationsOfPositions(tx, [still.id], { reason: 'retention' }, clock.now());
      await tx.deleteFrom('positions').where('id', '=', still.id).execute();
    }),
  );
});

export const warnOfExpiringPositions = scheduledJob('warn-of-expiring-positions', '30 6 * * *', warnOfExpiry);

/** What nobody goes on writing. */
export const deleteOldPositionDrafts = scheduledJob('delete-old-position-drafts', '25 2 * * *', ({ db, clock }) =>
  deleteOldDrafts(db, clock.now(), policy.retention.positionDraftMonths),
);

import { sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import { forgetApplicationsOfPositions } from '../applications/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import { job } from '../platform/jobs/job.ts';
import { deleteOldDrafts } from './managed/drafts.ts';
import { warnOfExpiry } from './managed/warn-of-expiry.ts';

/** The expiry date switches positions off. Visitors never see them longer anyway; this is for those who manage them. */
export const expirePositions = job(
  'expire-positions',
  async (_payload, { db, clock }) => {
    await db
      .updateTable('positions')
      .set({ isActive: false, expiredAt: clock.now() })
      .where('isActive', '=', true)
      .where('expiryDate', '<=', dayInOslo(clock.now()))
      .execute();
  },
  '1 * * * *',
);

/** Positions are kept as long as the privacy page says. */
export const deleteOldPositions = job(
  'delete-old-positions',
  async (_payload, { db, clock }) => {
    const years = policy.retention.positionYearsAfterExpiry;
    await db.transaction().execute(async (tx) => {
      const old = await tx
        .selectFrom('positions')
        .select('id')
        .where(
          'expiryDate',
          '<',
          sql<string>`(${dayInOslo(clock.now())}::date - make_interval(years => ${years}))::date`,
        )
        // One that is given a later date at this moment stays.
        .forUpdate()
        .execute();
      if (old.length === 0) return;
      const ids = old.map(({ id }) => id);
      await forgetApplicationsOfPositions(tx, ids, 'retention');
      await tx.deleteFrom('positions').where('id', '=', anyOf(ids)).execute();
    });
  },
  '20 2 * * *',
);

export const warnOfExpiringPositions = job(
  'warn-of-expiring-positions',
  (_payload, platform) => warnOfExpiry(platform),
  '30 6 * * *',
);

/** What nobody goes on writing. */
export const deleteOldPositionDrafts = job(
  'delete-old-position-drafts',
  (_payload, { db, clock }) => deleteOldDrafts(db, clock.now(), policy.retention.positionDraftMonths),
  '25 2 * * *',
);

import { keyLimits } from '../../contract/businesses/business-keys.ts';
import { policy } from '../../contract/policy.ts';
import { daysAfter } from '../platform/clock.ts';
import { before } from '../platform/database/before.ts';
import { job, scheduledJob } from '../platform/jobs/job.ts';
import { logoRemoval } from './logo.ts';
import { isPictureUsed, pictureRemoval } from './pictures/picture-files.ts';
import { refreshBusiness, refreshOldest, registerReading } from './register/refresh.ts';

/** Left by a registration that the register gave no answer to. Failing is how it is tried again. */
export const refreshRegisterData = job(registerReading, async ({ businessId }, platform) => {
  const lookup = await refreshBusiness(platform, businessId);
  if (lookup?.outcome === 'silent') throw new Error('Enhetsregisteret gives no answer');
});

/** Each business once a week. */
export const refreshOldRegisterData = scheduledJob('refresh-old-register-data', '15 3 * * *', refreshOldest);

/** Left by the transaction that no longer needs the logo, and with each that is stored: whoever was to use it may never have. */
export const removeBusinessLogo = job(logoRemoval, async ({ key }, { db, files }) => {
  const used = await db.selectFrom('businesses').select('id').where('logoPath', '=', key).executeTakeFirst();
  if (!used) await files.remove(key);
});

/** The same for a picture of the workplace. */
export const removeBusinessPicture = job(pictureRemoval, async ({ key }, { db, files }) => {
  if (!(await isPictureUsed(db, key))) await files.remove(key);
});

export const deleteOldBusinessRows = scheduledJob('delete-old-business-rows', '55 2 * * *', async ({ db, clock }) => {
  const now = clock.now();
  const months = policy.retention.logMonths;
  await db.deleteFrom('businessInvitations').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('businessKeys').where('endedAt', '<', before(now, { months })).execute();
  await db.deleteFrom('refusedImports').where('refusedAt', '<', daysAfter(now, -keyLimits.refusalDays)).execute();
  await db.deleteFrom('businessEvents').where('createdAt', '<', before(now, { months })).execute();
});

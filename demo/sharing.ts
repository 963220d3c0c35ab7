import { daysAfter } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { isPublicBody } from './applicant-list.ts';

const INVITED_DAYS = 30;

/** The employer's business has a colleague and an open invitation, and somebody has shared a business with the employer. */
export async function addDemoSharing({ db, clock }: Platform, employerId: string) {
  const now = clock.now();
  const own = await db
    .selectFrom('businesses')
    .select('id')
    .where('ownerId', '=', employerId)
    .executeTakeFirstOrThrow();
  const [other] = await db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.ownerId')
    .select(['businesses.id', 'users.id as ownerId'])
    .where('businesses.ownerId', '<>', employerId)
    .where('businesses.approvalStatus', '=', 'approved')
    // One that is unlike the employer's own.
    .orderBy(isPublicBody, 'desc')
    .orderBy('businesses.organizationNumber')
    .limit(1)
    .execute();
  if (!other) return;
  const shares = [
    { businessId: own.id, userId: other.ownerId, createdAt: now },
    { businessId: other.id, userId: employerId, createdAt: now },
  ];
  await db.insertInto('businessShares').values(shares).execute();
  const invitation = { businessId: own.id, email: 'regnskap@demo.example', invitedBy: employerId, createdAt: now };
  await db
    .insertInto('businessInvitations')
    .values({ ...invitation, expiresAt: daysAfter(now, INVITED_DAYS) })
    .execute();
}

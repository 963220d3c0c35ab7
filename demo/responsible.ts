import { HOUR_MS } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';

/** Of the last applications, one after the other: who takes care of them. */
const takers = ['colleague', 'employer', null, 'colleague', 'employer', null, null, 'colleague'] as const;

/** The employer and a colleague have shared some of the applications of their business between them. */
export async function addDemoResponsible({ db, clock }: Platform, employerId: string, businessId: string) {
  const colleague = await db
    .selectFrom('businessShares')
    .select('userId')
    .where('businessId', '=', businessId)
    .executeTakeFirst();
  if (!colleague) return;
  const applications = await db
    .selectFrom('applications')
    .select(['id', 'submittedAt'])
    .where('businessId', '=', businessId)
    .where('withdrawnAt', 'is', null)
    .orderBy('submittedAt', 'desc')
    .orderBy('id')
    .limit(takers.length)
    .execute();
  for (const [index, { id, submittedAt }] of applications.entries()) {
    const taker = takers[index];
    if (!taker) continue;
    const userId = taker === 'employer' ? employerId : colleague.userId;
    const createdAt = new Date(Math.min(clock.now().getTime(), submittedAt.getTime() + HOUR_MS));
    await db.updateTable('applications').set({ responsibleId: userId }).where('id', '=', id).execute();
    await db
      .insertInto('applicationEvents')
      .values({
        applicationId: id,
        actorId: employerId,
        kind: taker === 'employer' ? 'responsibility-taken' : 'responsibility-given',
        details: JSON.stringify({ userId }),
        createdAt,
      })
      .execute();
  }
}

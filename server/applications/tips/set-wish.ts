import { Failure } from '../../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvents } from '../record-events.ts';
import { notFound } from '../refusals.ts';

/** Of one own application, and answers of which business. Both are recorded: a consent has to be shown. */
export async function setWish({ db, clock }: Platform, userId: string, id: string, wanted: boolean) {
  return await db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom('applications')
      .innerJoin('businesses', 'businesses.id', 'applications.businessId')
      .select(['wantsTips', 'withdrawnAt', 'businessName'])
      .where('applications.id', '=', id)
      .where('userId', '=', userId)
      .forUpdate('applications')
      .executeTakeFirst();
    if (!own) notFound();
    if (own.withdrawnAt && wanted)
      throw new Failure('conflict', 'Du har trukket søknaden, så bedriften kan ikke tipse deg.');
    if (own.wantsTips !== wanted) {
      await tx.updateTable('applications').set({ wantsTips: wanted }).where('id', '=', id).execute();
      await recordEvents(tx, [id], userId, wanted ? 'tips-accepted' : 'tips-ended', clock.now());
    }
    return own.businessName;
  });
}

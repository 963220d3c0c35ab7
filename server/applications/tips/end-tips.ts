import { Failure } from '../../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvents } from '../record-events.ts';

/** By the secret of a mail, without log-in. Whoever wants no more of them takes back each consent that the business has. */
export async function endTips({ db, clock }: Platform, token: string) {
  await db.transaction().execute(async (tx) => {
    const tip = await tx
      .selectFrom('positionTips')
      .innerJoin('applications', 'applications.id', 'positionTips.applicationId')
      .select(['applications.userId', 'applications.businessId'])
      .where('endToken', '=', token)
      .executeTakeFirst();
    if (!tip) throw new Failure('notFound', 'Lenken gjelder ikke lenger. Søknaden som tipset kom av, finnes ikke mer.');
    const willing = await tx
      .selectFrom('applications')
      .select('id')
      .where('userId', '=', tip.userId)
      .where('businessId', '=', tip.businessId)
      .where('wantsTips', '=', true)
      .orderBy('id')
      .forUpdate()
      .execute();
    const ids = willing.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.updateTable('applications').set({ wantsTips: false }).where('id', 'in', ids).execute();
    await recordEvents(tx, ids, tip.userId, 'tips-ended', clock.now());
  });
}

import type { CriterionScore } from '../../../contract/assessment-fields.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications } from '../handled-applications.ts';
import { recordEvents } from '../record-events.ts';
import { notFound } from '../refusals.ts';

/** One's own assessment takes the place of the one before. */
export async function assess({ db, clock }: Platform, viewer: Viewer, id: string, scores: CriterionScore[]) {
  await db.transaction().execute(async (tx) => {
    const row = await handledApplications(tx, viewer)
      .select('positions.criteria')
      .where('applications.id', '=', id)
      .forShare('applications')
      .executeTakeFirst();
    const { criteria } = row ?? notFound();
    if (!scores.every(({ criterion }) => criteria.includes(criterion)))
      throw new Failure('conflict', 'Kriteriene er endret i mellomtiden. Se over vurderingen din, og lagre på nytt.');
    const mine = { applicationId: id, userId: viewer.userId };
    const assessed = { scores: JSON.stringify(scores), assessedAt: clock.now() };
    await tx
      .insertInto('assessments')
      .values({ ...mine, ...assessed })
      .onConflict((is) => is.columns(['applicationId', 'userId']).doUpdateSet(assessed))
      .execute();
    await recordEvents(tx, [id], viewer.userId, 'assessed', clock.now());
  });
}

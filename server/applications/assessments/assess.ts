import { isDeepStrictEqual } from 'node:util';
import type { CriterionScore } from '../../../contract/applications/assessment-fields.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications, handledNotFound } from '../handled-applications.ts';
import { recordEvents } from '../record-events.ts';

/** One's own assessment takes the place of the one before. */
export async function assess({ db, clock }: Platform, viewer: Viewer, id: string, scores: CriterionScore[]) {
  await db.transaction().execute(async (tx) => {
    const row = await handledApplications(tx, viewer)
      .select('positions.criteria')
      .where('applications.id', '=', id)
      .forShare('applications')
      .executeTakeFirst();
    const { criteria } = row ?? (await handledNotFound(tx, viewer, [id]));
    if (!scores.every(({ criterion }) => criteria.includes(criterion)))
      throw new Failure('conflict', 'Kriteriene er endret i mellomtiden. Se over vurderingen din, og lagre på nytt.');
    const mine = { applicationId: id, userId: viewer.userId };
    const before = await tx
      .selectFrom('assessments')
      .select('scores')
      .where('applicationId', '=', id)
      .where('userId', '=', viewer.userId)
      .executeTakeFirst();
    // What was said of a criterion that is gone comes back with it.
    const gone = before?.scores.filter(({ criterion }) => !criteria.includes(criterion)) ?? [];
    const all = [...gone, ...scores];
    if (isDeepStrictEqual(all, before?.scores)) return;
    const assessed = { scores: JSON.stringify(all), assessedAt: clock.now() };
    await tx
      .insertInto('assessments')
      .values({ ...mine, ...assessed })
      .onConflict((is) => is.columns(['applicationId', 'userId']).doUpdateSet(assessed))
      .execute();
    await recordEvents(tx, [id], viewer.userId, 'assessed', clock.now());
  });
}

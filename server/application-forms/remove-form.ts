import { Failure } from '../../contract/errors.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { countOpenPositionsUsing, releaseForm } from '../positions/index.ts';
import { lockForm } from './lock-form.ts';
import { requireActiveBusiness } from './require-active-business.ts';

/** Applications keep the questions they were given. Open positions would be left without a way to apply: not under them. */
export async function removeForm({ db, clock }: Platform, viewer: Viewer, formId: string) {
  await db.transaction().execute(async (tx) => {
    await requireActiveBusiness(tx, viewer);
    await lockForm(tx, viewer, formId);
    const { open } = await tx
      .selectFrom('applicationForms')
      .select(countOpenPositionsUsing(dayInOslo(clock.now())).as('open'))
      .where('id', '=', formId)
      .executeTakeFirstOrThrow();
    if (open) {
      const positions = open === 1 ? 'én åpen stilling' : `${open} åpne stillinger`;
      throw new Failure(
        'conflict',
        `Søknadsmalen brukes av ${positions}. Velg en annen mal for ${open === 1 ? 'den' : 'dem'} først.`,
      );
    }
    await releaseForm(tx, formId);
    await tx.deleteFrom('applicationForms').where('id', '=', formId).execute();
  });
}

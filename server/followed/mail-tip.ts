import { hiddenBy } from '../../contract/followed/hidden-by.ts';
import { holdTip, mailHeldTip } from '../applications/index.ts';
import { mainUnitOf } from '../national/index.ts';
import type { Platform } from '../platform/platform.ts';
import { readHidden } from './hidden-queries.ts';

/** Mails what an employer told an applicant of, once, unless its reader has hidden it: then it stands only in the profile. */
export async function mailTip({ db, clock }: Platform, tipId: string) {
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const tip = await holdTip(tx, tipId, now);
    if (!tip) return;
    const hidden = hiddenBy(await readHidden(tx, tip.userId));
    const employerNumber = await mainUnitOf(tx, tip.organizationNumber);
    if (hidden.positionOf(tip.positionId) || hidden.businessOf({ ...tip, employerNumber })) return;
    await mailHeldTip(tx, tip, now);
  });
}

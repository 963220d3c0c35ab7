import type { z } from 'zod';
import type { editBusinessSchema } from '../../contract/businesses/business-fields.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { UploadedFile, Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseStale } from '../platform/refuse-stale.ts';
import { businessNotFound } from './business-not-found.ts';
import { dropLogoOf, dropLogoOnFailure, saveLogo } from './logo.ts';
import { managedBusinesses } from './managed-businesses.ts';
import { recordBusinessEvent } from './record-event.ts';

type Changes = z.output<typeof editBusinessSchema>;

/** Owner and shared users change what it says; an approved one that says or shows something new is marked for staff. */
export async function editBusiness(
  platform: Platform,
  viewer: Viewer,
  id: string,
  { changes, logo }: { changes: Changes; logo: UploadedFile | undefined },
) {
  // Whose it is comes first: nobody stores logos for others.
  if (!(await managed(platform.db, viewer, id).executeTakeFirst())) businessNotFound();
  const logoPath = logo ? await saveLogo(platform, logo) : null;
  await dropLogoOnFailure(platform, logoPath, (tx) => update(tx, platform, viewer, id, { changes, logoPath }));
}

const changedMeanwhile = 'Bedriften er endret etter at du åpnet den, så endringene dine er ikke lagret ennå.';

const managed = (db: Db, viewer: Viewer, id: string) => managedBusinesses(db, viewer).selectAll().where('id', '=', id);

async function update(
  tx: Tx,
  { clock }: Platform,
  viewer: Viewer,
  id: string,
  { changes: { removeLogo, updatedAt, ...texts }, logoPath }: { changes: Changes; logoPath: string | null },
) {
  const before = await managed(tx, viewer, id).forNoKeyUpdate().executeTakeFirst();
  if (!before) businessNotFound();
  const now = clock.now();
  const changed = (Object.keys(texts) as (keyof typeof texts)[]).filter((field) => texts[field] !== before[field]);
  const takesLogo = logoPath !== null || (removeLogo === 'true' && before.logoPath !== null);
  const isOther = changed.length > 0 || takesLogo;
  const isNews = changed.length > 0 || logoPath !== null;
  if (isOther) refuseStale(before.contentChangedAt, updatedAt, changedMeanwhile);
  await tx
    .updateTable('businesses')
    .set({
      ...texts,
      ...(takesLogo && { logoPath }),
      ...(isOther && { contentChangedAt: now }),
      ...(isNews && before.approvalStatus === 'approved' && { changedAfterApprovalAt: now }),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
  if (takesLogo) await dropLogoOf(tx, before);
  const details = { fields: takesLogo ? [...changed, 'logo'] : changed };
  await recordBusinessEvent(tx, { businessId: id, kind: 'edited', actorId: viewer.userId, details, now });
}

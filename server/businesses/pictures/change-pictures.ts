import { pictureLimits } from '../../../contract/businesses/picture-limits.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import type { UploadedFile, Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { businessNotFound } from '../business-not-found.ts';
import { managedBusinesses } from '../managed-businesses.ts';
import { recordBusinessEvent } from '../record-event.ts';
import { dropPicture, dropPictureOnFailure, savePicture } from './picture-files.ts';

interface NewPicture {
  picture: UploadedFile | undefined;
  description: string;
  idempotencyKey: string | undefined;
}

const { most } = pictureLimits;

/** Behind the others. */
export async function addPicture(platform: Platform, viewer: Viewer, businessId: string, added: NewPicture) {
  const { picture, description, idempotencyKey = null } = added;
  // Whose it is comes first: nobody stores pictures for others.
  const managed = managedBusinesses(platform.db, viewer).select('id').where('id', '=', businessId);
  if (!(await managed.executeTakeFirst())) businessNotFound();
  if (!picture) throw failureAt('invalid', 'picture', 'Velg et bilde');
  // Once more below, where nobody adds one meanwhile: nothing is made of what will be refused, or is there.
  if (isThere(await picturesOf(platform.db, businessId), idempotencyKey)) return;
  const imageKey = await savePicture(platform, picture);
  await dropPictureOnFailure(platform, imageKey, async (tx) => {
    const pictures = await holdPictures(tx, viewer, businessId);
    // What was stored for it once more goes by itself.
    if (isThere(pictures, idempotencyKey)) return;
    const { clock } = platform;
    const row = { businessId, imageKey, description, idempotencyKey, place: pictures.length, createdAt: clock.now() };
    await tx.insertInto('businessPictures').values(row).execute();
    await markChanged(tx, platform, viewer, businessId, { isNews: true });
  });
}

/** Whether it was added before under its key. Refused where there is no room for it. */
function isThere(pictures: { idempotencyKey: string | null }[], key: string | null) {
  if (key && pictures.some(({ idempotencyKey }) => idempotencyKey === key)) return true;
  if (pictures.length < most) return false;
  throw new Failure('conflict', `Dere kan ha ${most} bilder. Fjern et for å legge til et nytt.`);
}

interface OnePicture {
  businessId: string;
  pictureId: string;
}

export const describePicture = (platform: Platform, viewer: Viewer, one: OnePicture, description: string) =>
  platform.db.transaction().execute(async (tx) => {
    const { id, description: before } = oneOf(await holdPictures(tx, viewer, one.businessId), one);
    if (description === before) return;
    await tx.updateTable('businessPictures').set({ description }).where('id', '=', id).execute();
    await markChanged(tx, platform, viewer, one.businessId, { isNews: true });
  });

export const orderPictures = (platform: Platform, viewer: Viewer, businessId: string, order: string[]) =>
  platform.db.transaction().execute(async (tx) => {
    const pictures = await holdPictures(tx, viewer, businessId);
    const named = order.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
    const isOther = await putInOrder(tx, [...new Set([...named, ...pictures])]);
    if (isOther) await markChanged(tx, platform, viewer, businessId, { isNews: false });
  });

export const removePicture = (platform: Platform, viewer: Viewer, one: OnePicture) =>
  platform.db.transaction().execute(async (tx) => {
    const pictures = await holdPictures(tx, viewer, one.businessId);
    await takeOut(tx, pictures, oneOf(pictures, one));
    await markChanged(tx, platform, viewer, one.businessId, { isNews: false });
  });

export async function takeOut<P extends { id: string; place: number; imageKey: string }>(
  tx: Tx,
  pictures: P[],
  picture: P,
) {
  await tx.deleteFrom('businessPictures').where('id', '=', picture.id).execute();
  await dropPicture(tx, picture.imageKey);
  await putInOrder(
    tx,
    pictures.filter((each) => each !== picture),
  );
}

/** In their order. Nobody else changes them before the transaction ends. */
async function holdPictures(tx: Tx, viewer: Viewer, businessId: string) {
  const held = managedBusinesses(tx, viewer).select('id').where('id', '=', businessId).forNoKeyUpdate();
  if (!(await held.executeTakeFirst())) businessNotFound();
  return await picturesOf(tx, businessId);
}

export const picturesOf = (db: Db, businessId: string) =>
  db.selectFrom('businessPictures').selectAll().where('businessId', '=', businessId).orderBy('place').execute();

/** Whether that was another one. */
async function putInOrder(tx: Tx, pictures: { id: string; place: number }[]) {
  const moved = [...pictures.entries()].filter(([place, { place: before }]) => place !== before);
  for (const [place, { id }] of moved)
    await tx.updateTable('businessPictures').set({ place }).where('id', '=', id).execute();
  return moved.length > 0;
}

/** Whoever decides about a business sees that it is another one. Of an approved one, news are marked for staff. */
async function markChanged(
  tx: Tx,
  { clock }: Platform,
  { userId }: Viewer,
  businessId: string,
  { isNews }: { isNews: boolean },
) {
  const now = clock.now();
  const changed = tx.updateTable('businesses').where('id', '=', businessId);
  await changed.set({ picturesChangedAt: now, updatedAt: now }).execute();
  if (isNews) await changed.set({ changedAfterApprovalAt: now }).where('approvalStatus', '=', 'approved').execute();
  const details = { fields: ['pictures'] };
  await recordBusinessEvent(tx, { businessId, kind: 'edited', actorId: userId, details, now });
}

export function oneOf<P extends { id: string }>(pictures: P[], { pictureId }: Pick<OnePicture, 'pictureId'>): P {
  const picture = pictures.find(({ id }) => id === pictureId);
  if (!picture) throw new Failure('notFound', 'Bildet finnes ikke lenger.');
  return picture;
}

import { readPerson } from '../../accounts/index.ts';
import {
  businessNotFound,
  logoAsPicture,
  readPicturesOf,
  recordBusinessEvent,
  takeOutPicture,
} from '../../businesses/index.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordStaffAction } from '../../staff-trace/index.ts';
import { pictureTakenDown } from '../mails.ts';

interface Which {
  id: string;
  pictureId: string;
  /** In words that the owner reads. */
  reason: string | undefined;
}

/** One picture of what a business shows, for good, since its file goes. The business stays as visible as it was. */
export async function takeDownPicture({ db, clock }: Platform, viewer: Viewer, { id, pictureId, reason }: Which) {
  await db.transaction().execute(async (tx) => {
    const business = (await named(tx, id).forUpdate().executeTakeFirst()) ?? businessNotFound();
    const now = clock.now();
    const picture = await takeOutPicture(tx, business, pictureId, now);
    const details = { fields: ['pictures'] };
    await recordBusinessEvent(tx, { businessId: id, kind: 'edited', actorId: viewer.userId, details, now });
    const done = { kind: 'edited', subject: 'business', subjectId: id, subjectName: business.businessName } as const;
    const change = { before: { picture }, after: { picture: null }, ...(reason && { reason }) };
    await recordStaffAction(tx, viewer, { ...done, ...change }, now);
    const owner = await readPerson(tx, business.ownerId);
    if (owner) await sendMail(tx, pictureTakenDown(owner, business, picture, reason));
  });
}

/** All that it shows, its logo first. */
export async function readShownPictures(db: Db, id: string) {
  const business = (await named(db, id).executeTakeFirst()) ?? businessNotFound();
  return [...logoAsPicture(business), ...(await readPicturesOf(db, [id]))(id)];
}

const named = (db: Db, id: string) =>
  db
    .selectFrom('businesses')
    .select(['id', 'ownerId', 'businessName', 'logoPath'])
    .where('id', '=', id)
    .where('approvalStatus', '<>', 'rejected');

import type { BusinessPicture } from '../../../contract/businesses/business-pictures.ts';
import type { Db } from '../../platform/database/database.ts';
import { publicPath } from '../../platform/files/files.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { isInsider, isNamed, isPublicBusiness } from '../visibility.ts';

/** Of a business that the viewer may read; of any other one there are none. */
export async function readPictures(db: Db, numberOrId: string, viewer: Viewer | null): Promise<BusinessPicture[]> {
  const pictures = await db
    .selectFrom('businessPictures')
    .innerJoin('businesses', 'businesses.id', 'businessPictures.businessId')
    .select(['businessPictures.id', 'imageKey', 'description'])
    .where(isNamed(numberOrId))
    .where('approvalStatus', '<>', 'rejected')
    .where((business) => business.or([isPublicBusiness(), isInsider(viewer)]))
    .orderBy('place')
    .execute();
  return pictures.map(show);
}

/** Those of many businesses, for staff. */
export async function readPicturesOf(db: Db, businessIds: string[]) {
  if (businessIds.length === 0) return () => [];
  const pictures = await db
    .selectFrom('businessPictures')
    .select(['id', 'businessId', 'imageKey', 'description', 'createdAt'])
    .where('businessId', 'in', businessIds)
    .orderBy('place')
    .execute();
  const byBusiness = Map.groupBy(pictures, ({ businessId }) => businessId);
  /** All of one, or those that came after a moment. */
  return (businessId: string, after?: Date | null): BusinessPicture[] =>
    (byBusiness.get(businessId) ?? []).filter(({ createdAt }) => !after || createdAt > after).map(show);
}

/** As staff look at it, beside the others: with the id of its business. */
export const logoAsPicture = ({ id, logoPath }: { id: string; logoPath: string | null }): BusinessPicture[] =>
  logoPath ? [{ id, url: publicPath(logoPath), description: 'Logo' }] : [];

const show = ({ id, imageKey, description }: { id: string; imageKey: string; description: string }) => ({
  id,
  url: publicPath(imageKey),
  description,
});

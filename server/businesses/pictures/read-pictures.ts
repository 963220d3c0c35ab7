import type { BusinessPicture } from '../../../contract/business-pictures.ts';
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
  return pictures.map(({ id, imageKey, description }) => ({ id, url: publicPath(imageKey), description }));
}

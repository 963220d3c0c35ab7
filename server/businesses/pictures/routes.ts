import { businessPictures } from '../../../contract/businesses/business-pictures.ts';
import { route } from '../../platform/http/route.ts';
import { addPicture, describePicture, orderPictures, removePicture } from './change-pictures.ts';
import { readPictures } from './read-pictures.ts';

export const pictureRoutes = [
  route(businessPictures.list, async ({ params, viewer }, { db }) => ({
    pictures: await readPictures(db, params.business, viewer),
  })),

  route(businessPictures.add, async ({ params: { businessId }, body, files, viewer, idempotencyKey }, platform) => {
    await addPicture(platform, viewer, businessId, { ...body, picture: files.picture, idempotencyKey });
    return { pictures: await readPictures(platform.db, businessId, viewer), message: 'Bildet er lagt til.' };
  }),

  route(businessPictures.describe, async ({ params, body: { description }, viewer }, platform) => {
    await describePicture(platform, viewer, params, description);
    return { pictures: await readPictures(platform.db, params.businessId, viewer), message: 'Teksten er lagret.' };
  }),

  route(businessPictures.order, async ({ params: { businessId }, body: { order }, viewer }, platform) => {
    await orderPictures(platform, viewer, businessId, order);
    return { pictures: await readPictures(platform.db, businessId, viewer), message: 'Rekkefølgen er lagret.' };
  }),

  route(businessPictures.remove, async ({ params, viewer }, platform) => {
    await removePicture(platform, viewer, params);
    return { pictures: await readPictures(platform.db, params.businessId, viewer), message: 'Bildet er fjernet.' };
  }),
];

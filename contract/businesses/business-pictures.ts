import { z } from 'zod';
import { ofBusiness } from '../businesses.ts';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { policy } from '../policy.ts';
import { id, idempotencyKey, idInAddress, line, said } from '../values.ts';
import { logoTooLarge } from './own-businesses.ts';
import { pictureLimits } from './picture-limits.ts';

export const businessPictureSchema = z.object({
  id,
  url: z.string(),
  /** What it shows, for those who cannot see it. */
  description: z.string(),
});

export const pictureTextSchema = z.object({
  description: line('Beskriv hva bildet viser', pictureLimits.descriptionLength, 'Beskrivelsen'),
});

const ofPicture = ofBusiness.extend({ pictureId: id });
const changed = said.extend({ pictures: z.array(businessPictureSchema) });
const writing = { access: 'user', rateLimit: writeLimit, changesPages: true } as const;

/** How it looks where one would work. Those who manage a business choose what is shown, and in which order. */
export const businessPictures = {
  list: endpoint({
    method: 'GET',
    path: '/business-pictures/:business',
    summary: 'The pictures of a business, named by its organisation number or id, in the order in which it shows them.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ business: idInAddress('Ugyldig bedrift-ID') }),
    reply: z.object({ pictures: z.array(businessPictureSchema) }),
  }),
  add: endpoint({
    ...writing,
    method: 'POST',
    path: '/business-pictures/:businessId',
    summary: 'Adds a picture behind the others. With the same Idempotency-Key again it is the same picture.',
    params: ofBusiness,
    body: pictureTextSchema.extend({ idempotencyKey }),
    files: { picture: { maxSizeBytes: policy.imageSizeBytes, optional: true, tooLarge: logoTooLarge } },
    reply: changed,
  }),
  describe: endpoint({
    ...writing,
    method: 'PUT',
    path: '/business-pictures/:businessId/:pictureId',
    summary: 'Changes what is said of a picture.',
    params: ofPicture,
    body: pictureTextSchema,
    reply: changed,
  }),
  order: endpoint({
    ...writing,
    method: 'PUT',
    path: '/business-pictures/:businessId',
    summary: 'Puts the pictures in this order, and behind them those that it does not name.',
    params: ofBusiness,
    body: z.object({ order: z.array(id).max(100, 'For mange bilder') }),
    reply: changed,
  }),
  remove: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/business-pictures/:businessId/:pictureId',
    summary: 'Takes a picture away for good.',
    params: ofPicture,
    reply: changed,
  }),
};

export type BusinessPicture = z.output<typeof businessPictureSchema>;

import { picture } from './attachments.ts';

/** A picture wider than it is high. */
export const widePicture = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await picture(120, 60).png().toBuffer(),
});

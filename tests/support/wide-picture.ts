import sharp from 'sharp';

/** A picture wider than it is high. */
export const widePicture = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 120, height: 60, channels: 3, background: '#0f4c5c' } })
    .png()
    .toBuffer(),
});

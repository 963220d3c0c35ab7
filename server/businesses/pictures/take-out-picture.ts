import type { Tx } from '../../platform/database/database.ts';
import { dropLogoOf } from '../logo.ts';
import { oneOf, picturesOf, takeOut } from './change-pictures.ts';

interface Held {
  id: string;
  logoPath: string | null;
}

/**
 * Takes a picture, or the logo, from a business that is held. Answers what it showed. No change of its owner's: it answers nothing
 * that was asked of them.
 */
export async function takeOutPicture(tx: Tx, business: Held, pictureId: string, now: Date): Promise<string> {
  const isLogo = pictureId === business.id && business.logoPath !== null;
  await tx
    .updateTable('businesses')
    .set({ updatedAt: now, ...(isLogo && { logoPath: null }) })
    .where('id', '=', business.id)
    .execute();
  if (isLogo) {
    await dropLogoOf(tx, business);
    return 'Logo';
  }
  const pictures = await picturesOf(tx, business.id);
  const picture = oneOf(pictures, { pictureId });
  await takeOut(tx, pictures, picture);
  return picture.description;
}

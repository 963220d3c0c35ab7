import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Platform } from '../server/platform/platform.ts';
import { workplaces } from './data/workplace.ts';

/** So many businesses, those with the most positions, show how it looks where they work. */
const WITH_PICTURES = 12;

export async function addDemoWorkplaces({ db, files, clock }: Platform) {
  if (await db.selectFrom('businessPictures').select('id').limit(1).executeTakeFirst()) return;
  const businesses = await db
    .selectFrom('positions')
    .select('businessId')
    .groupBy('businessId')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('businessId')
    .limit(WITH_PICTURES)
    .execute();
  const drawings = await Promise.all(workplaces.flat().map(draw));
  for (const [index, { businessId }] of businesses.entries()) {
    const which = (index % workplaces.length) * 3;
    for (const [place, { description, webp }] of drawings.slice(which, which + 3).entries()) {
      const imageKey = `public/business-pictures/${randomUUID()}.webp`;
      await files.disk.put(imageKey, webp, { contentType: 'image/webp' });
      const row = { businessId, imageKey, description, place, createdAt: clock.now() };
      await db.insertInto('businessPictures').values(row).execute();
    }
  }
}

const draw = async ({ description, svg }: { description: string; svg: string }) => ({
  description,
  webp: await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer(),
});

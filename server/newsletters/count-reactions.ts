import { sql } from 'kysely';
import { Failure } from '../../contract/errors.ts';
import type { Db } from '../platform/database/database.ts';
import { type FileAnswer, leadTo } from '../platform/http/route.ts';

/** The smallest transparent picture. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** One more opening, by anybody: neither address nor account is looked at. */
export async function countOpening(db: Db, id: string): Promise<FileAnswer> {
  await db
    .updateTable('newsletters')
    .set({ openCount: sql`open_count + 1` })
    .where('id', '=', id)
    .where('startedAt', 'is not', null)
    .execute();
  return { body: pixel, type: 'image/gif', headers: { 'cross-origin-resource-policy': 'cross-origin' } };
}

/** Leads only where that newsletter itself leads: this is no way to send people anywhere in our name. */
export async function followLink(db: Db, id: string, number: number): Promise<FileAnswer> {
  const link = await db
    .updateTable('newsletterLinks')
    .set({ clickCount: sql`click_count + 1` })
    .where('newsletterId', '=', id)
    .where('number', '=', number)
    .returning('url')
    .executeTakeFirst();
  // Written as markup it may hold what no header may: letters like č, a line break.
  const address = link && URL.parse(link.url)?.href;
  if (!address) throw new Failure('notFound', 'Lenken finnes ikke lenger');
  await db.updateTable('newsletters').set({ clickCount: sql`click_count + 1` }).where('id', '=', id).execute();
  return leadTo(address, { 'referrer-policy': 'no-referrer' });
}

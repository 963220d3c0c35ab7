import { sql } from 'kysely';
import { findSimilarToTitles } from '../national/index.ts';
import { municipalityOfAddress } from '../places/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

const MOST_TITLES = 4;

/** What is called like the work in one's own CVs, here and at NAV. Nothing is kept of it. */
export async function fittingAds(platform: Platform, userId: string) {
  const cvs = await readWork(platform.db, userId);
  const titles = firstOfEach(cvs.flatMap(({ title, work }) => [title, ...work])).slice(0, MOST_TITLES);
  const home = cvs.map(({ address }) => municipalityOfAddress(address)).find(Boolean);
  return { titles, similar: await findSimilarToTitles(platform, titles, home) };
}

/** In the order of whoever wrote them, the CV that was changed last before the others. A whole one may be large. */
const readWork = (db: Db, userId: string) =>
  db
    .selectFrom('cvs')
    .select([
      sql<string>`coalesce(data ->> 'title', '')`.as('title'),
      sql<string[]>`jsonb_path_query_array(data, '$.experience[*].title')`.as('work'),
      sql<string>`coalesce(data #>> '{personalInfo,address}', '')`.as('address'),
    ])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();

function firstOfEach(titles: string[]) {
  const small = titles.map((title) => title.toLowerCase());
  return titles.filter((title, at) => title && small.indexOf(title.toLowerCase()) === at);
}

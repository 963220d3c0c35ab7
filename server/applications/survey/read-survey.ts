import { policy } from '../../../contract/policy.ts';
import type { Db } from '../../platform/database/database.ts';
import { shownMonths } from './months.ts';

/** What applicants said, of the months that are over. Each part of it is five answers or more, so no two readings differ by fewer. */
export async function readSurvey(db: Db, businessId: string, now: Date) {
  const { from, before } = shownMonths(now);
  const rows = await db
    .selectFrom('surveyCounts')
    .select(['answers', 'ease', 'informed', 'again'])
    .where('businessId', '=', businessId)
    .where('month', '>=', from)
    .where('month', '<', before)
    .where('answers', '>=', policy.survey.fewest)
    .execute();
  if (rows.length === 0) return null;
  return rows.reduce((sum, row) => ({
    answers: sum.answers + row.answers,
    ease: added(sum.ease, row.ease),
    informed: added(sum.informed, row.informed),
    again: added(sum.again, row.again),
  }));
}

const added = (some: number[], more: number[]) => some.map((each, index) => each + (more[index] ?? 0));

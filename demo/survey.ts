import { addMonths, monthOf } from '../server/applications/survey/months.ts';
import type { Platform } from '../server/platform/platform.ts';
import { addApplication, type Sent } from './add-application.ts';
import type { Person } from './applicants.ts';
import { seededRandom } from './random.ts';

const SEED = 7;

/** What earlier applicants said. */
const heard = [
  { monthsAgo: 6, answers: 6, ease: [0, 1, 1, 3, 1], informed: [1, 1, 2, 1, 1], again: [0, 1, 1, 2, 2] },
  { monthsAgo: 3, answers: 9, ease: [0, 0, 2, 4, 3], informed: [0, 1, 3, 4, 1], again: [1, 0, 2, 3, 3] },
  { monthsAgo: 1, answers: 8, ease: [0, 1, 0, 3, 4], informed: [0, 0, 2, 4, 2], again: [0, 0, 2, 3, 3] },
];

/** The demo's job seeker was refused some days ago, and may tell how it was; others did in the months before. */
export async function addDemoSurvey(platform: Platform, seeker: Person, position: Sent['position']) {
  const { db, clock } = platform;
  const state = { status: 'denied', toldStatus: 'denied', isRead: true } as const;
  await addApplication(platform, { position, person: seeker, state, daysAgo: 10, random: seededRandom(SEED) });
  const { businessId } = position;
  const now = monthOf(clock.now());
  const rows = heard.map(({ monthsAgo, ...counts }) => ({ businessId, month: addMonths(now, -monthsAgo), ...counts }));
  await db.insertInto('surveyCounts').values(rows).execute();
}

import { recordEvents } from '../server/applications/record-events.ts';
import { DAY_MS, HOUR_MS, startOfDayInOslo } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { osloDate } from './oslo-time.ts';
import { seededRandom } from './random.ts';

const SEED = 5;
const FIRST_HOUR = 9;

/** Whoever was contacted is invited to an interview on the next Monday; the demo's job seeker has still to choose. */
export async function addDemoInterviews({ db, clock }: Platform, seekerId: string) {
  const now = clock.now();
  const contacted = await readContacted(db);
  if (contacted.length === 0) return;
  const morning = startOfDayInOslo(nextMonday(now)) + FIRST_HOUR * HOUR_MS;
  const times = [...contacted, null, null].map((_, index) => new Date(morning + index * HOUR_MS));
  const offer = {
    roundId: seededRandom(SEED).uuid(),
    way: 'place' as const,
    place: 'Hos oss, 2. etasje. Meld deg i resepsjonen.',
    minutes: 45,
    message: 'Vi gleder oss til å møte deg. Intervjuet er en prat med lederen og en kollega.',
    offeredAt: new Date(now.getTime() - DAY_MS),
  };
  const rows = contacted.map(({ id, userId }, index) => {
    const chosen = userId === seekerId ? null : (times[index] ?? null);
    return { ...offer, applicationId: id, times, chosen, answeredAt: chosen && offer.offeredAt };
  });
  await db.insertInto('interviews').values(rows).execute();
  const ids = contacted.map(({ id }) => id);
  await recordEvents(db, ids, null, 'interview-offered', offer.offeredAt);
}

function nextMonday(now: Date) {
  const weekday = new Date(osloDate(now)).getUTCDay();
  return osloDate(now, (8 - weekday) % 7 || 7);
}

export const readContacted = (db: Platform['db']) =>
  db.selectFrom('applications').select(['id', 'userId']).where('status', '=', 'contacted').orderBy('id').execute();

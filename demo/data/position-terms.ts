import { DAY_MS } from '../../server/platform/clock.ts';
import { osloDate } from '../oslo-time.ts';
import type { Random } from '../random.ts';
import type { DemoPosition } from './generate-positions.ts';
import type { Job } from './occupations/all-groups.ts';

export function kindOf(job: Job, random: Random) {
  const isLead = /leder|sjef|rektor|styrer|direktør|arkitekt$/i.test(job.occupation.title);
  const positionType = isLead ? 'Fast' : positionTypeOf(job, random);
  const engagement =
    positionType === 'Freelance' || positionType === 'Konsulent'
      ? ('Prosjekt' as const)
      : positionType === 'Vikariat' || (positionType === 'Deltid' && random.chance(0.25))
        ? ('Midlertidig' as const)
        : ('Fast' as const);
  const experience = isLead
    ? ('lead' as const)
    : random.pick(['entry', 'entry', 'junior', 'junior', 'junior', 'senior'] as const);
  return { isLead, positionType, engagement, experience };
}

function positionTypeOf({ group }: Job, random: Random): DemoPosition['positionType'] {
  if (group.key === 'it' && random.chance(0.15)) return 'Konsulent';
  if (group.key === 'media' && random.chance(0.25)) return 'Freelance';
  return random.pick(['Fast', 'Fast', 'Fast', 'Fast', 'Fast', 'Fast', 'Deltid', 'Deltid', 'Vikariat'] as const);
}

const paidByTheHour = ['servering', 'handel', 'renhold'];
const HOURS_A_YEAR = 1950;

/** Where shifts are paid, as most who work there some days a week are told. */
export function payOf(job: Job, { isLead, positionType, experience }: ReturnType<typeof kindOf>, random: Random) {
  const salary = salaryOf(job, experience, random);
  if (!salary || isLead || positionType !== 'Deltid' || !paidByTheHour.includes(job.group.key)) return salary;
  const hourly = (yearly: number) => Math.round(yearly / HOURS_A_YEAR);
  const { min, max, currency } = salary;
  return {
    ...(min !== undefined && { min: hourly(min) }),
    ...(max !== undefined && { max: hourly(max) }),
    currency,
    period: 'hour' as const,
  };
}

/** Four of ten ads say nothing about pay, and some name only one end. */
function salaryOf(
  { occupation }: Job,
  experience: DemoPosition['experience'],
  random: Random,
): DemoPosition['salaryRange'] {
  if (random.chance(0.4)) return undefined;
  const [from, to] = occupation.pay;
  const width = to - from;
  const start = experience === 'entry' ? 0 : experience === 'junior' ? 0.15 : 0.4;
  const round = (thousands: number) => Math.round(thousands / 5) * 5000;
  const min = round(from + width * start * random.next());
  const max = round(to - (experience === 'entry' ? width * 0.4 * random.next() : width * 0.1 * random.next()));
  const end = random.next();
  if (end < 0.1) return { min, currency: 'NOK' as const };
  if (end < 0.16) return { max, currency: 'NOK' as const };
  return { min, max: Math.max(min, max), currency: 'NOK' as const };
}

/** One in twelve has expired, one in eight ends within a week, the rest is fresh or in the middle. */
export function datesOf(now: Date, random: Random) {
  const stage = random.next();
  const daysLeft = stage < 0.08 ? -random.int(1, 60) : stage < 0.2 ? random.int(1, 7) : random.int(8, 42);
  const age = daysLeft < 0 ? random.int(14, 30) - daysLeft : Math.floor(random.next() ** 2 * 30);
  const createdAt = new Date(now.getTime() - age * DAY_MS - random.int(0, DAY_MS / 2));
  const deadlineBefore = random.int(1, 7);
  const hasDeadline = random.chance(0.6) && daysLeft - deadlineBefore > -age;
  return {
    createdAt: createdAt.toISOString(),
    expiryDate: osloDate(now, daysLeft),
    applicationDeadline: hasDeadline ? osloDate(now, daysLeft - deadlineBefore) : undefined,
    isActive: daysLeft > 0 && random.chance(0.98),
  };
}

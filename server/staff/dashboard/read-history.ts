import { sql } from 'kysely';
import { historySpans } from '../../../contract/staff/staff-dashboard.ts';
import { addDays, dayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { countedBusinesses, countedPositions } from './counted.ts';

const sources = {
  users: sql`select created_at from users`,
  businesses: sql`select created_at from ${countedBusinesses}`,
  positions: sql`select positions.created_at from ${countedPositions}`,
  applications: sql`select submitted_at from applications`,
  nationalPositions: sql`select published_at from national_positions`,
};

/** How many came in each step of the last so many days, today's included. */
export async function readHistory(db: Db, days: keyof typeof historySpans, now: Date) {
  const stepDays = historySpans[days];
  const count = Math.ceil(Number(days) / stepDays);
  const steps = Array.from({ length: count }, (_, index) => addDays(dayInOslo(now), 1 - (count - index) * stepDays));
  const readings = Object.entries(sources).map(async ([name, source]) => {
    return [name, await countSteps(db, source, steps, stepDays)] as const;
  });
  const series = Object.fromEntries(await Promise.all(readings)) as Record<keyof typeof sources, number[]>;
  return { steps, stepDays, series };
}

async function countSteps(db: Db, source: ReturnType<typeof sql>, steps: string[], stepDays: number) {
  const [from = ''] = steps;
  const { rows } = await sql<{ step: number; count: number }>`
    select ((came_at at time zone 'Europe/Oslo')::date - ${from}::date) / ${stepDays}::int as step, count(*) as count
    from (${source}) as came (came_at)
    where came_at >= ${from}::date::timestamp at time zone 'Europe/Oslo'
    group by step`.execute(db);
  const counts = new Map(rows.map(({ step, count }) => [step, count]));
  return steps.map((_, step) => counts.get(step) ?? 0);
}

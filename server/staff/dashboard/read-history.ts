import { sql } from 'kysely';
import { historySpans } from '../../../contract/staff-dashboard.ts';
import { addDays, dayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';

const sources = {
  users: ['users', 'created_at'],
  businesses: ['businesses', 'created_at'],
  positions: ['positions', 'created_at'],
  applications: ['applications', 'submitted_at'],
  nationalPositions: ['national_positions', 'published_at'],
} as const;

/** How many came in each step of the last so many days, today's included. */
export async function readHistory(db: Db, days: keyof typeof historySpans, now: Date) {
  const stepDays = historySpans[days];
  const count = Math.ceil(Number(days) / stepDays);
  const steps = Array.from({ length: count }, (_, index) => addDays(dayInOslo(now), 1 - (count - index) * stepDays));
  const readings = Object.entries(sources).map(async ([name, [table, column]]) => {
    return [name, await countSteps(db, table, column, steps, stepDays)] as const;
  });
  const series = Object.fromEntries(await Promise.all(readings)) as Record<keyof typeof sources, number[]>;
  return { steps, stepDays, series };
}

async function countSteps(db: Db, table: string, column: string, steps: string[], stepDays: number) {
  const [from = ''] = steps;
  const { rows } = await sql<{ step: number; count: number }>`
    select ((${sql.ref(column)} at time zone 'Europe/Oslo')::date - ${from}::date) / ${stepDays}::int as step, count(*) as count
    from ${sql.table(table)}
    where ${sql.ref(column)} >= ${from}::date::timestamp at time zone 'Europe/Oslo'
    group by step`.execute(db);
  const counts = new Map(rows.map(({ step, count }) => [step, count]));
  return steps.map((_, step) => counts.get(step) ?? 0);
}

import { type SqlBool, sql } from 'kysely';
import { type PayFloor, payFloors, type SalaryRange, timesAYear } from '../../contract/positions.ts';

/**
 * What an ad may pay, as far as it says: whoever asks for 500 000 is not done with one that pays 450 000 to 550 000. Of another
 * currency it is only known that it says something.
 */
export function floorsReached(pay: SalaryRange): PayFloor[] {
  const yearly = yearlyPay(pay);
  return yearly === null ? [] : payFloors.filter((floor) => yearly >= Number(floor));
}

/** The most that it pays in kroner a year; 0 in another currency. */
export function yearlyPay({ min, max, currency, period }: SalaryRange): number | null {
  const most = max ?? min;
  if (most === null) return null;
  return currency === 'NOK' ? most * timesAYear[period] : 0;
}

const times = sql`
  case positions.salary_period when 'month' then ${timesAYear.month} when 'hour' then ${timesAYear.hour} else 1 end`;

/** The same, inside a query of positions. */
export const yearlyPayOf = sql<number | null>`
  case when positions.salary_currency = 'NOK' then 1 else 0 end * ${times} *
  coalesce(positions.salary_max, positions.salary_min)::bigint`;

/** Inside a query of positions that pay in kroner: the middle of what they say, or the one end that they name. */
export const middleYearlyPayOf = sql<number>`${times} *
  (coalesce(positions.salary_min, positions.salary_max)::bigint + coalesce(positions.salary_max, positions.salary_min)) / 2`;

export const reachesFloor = (floor: PayFloor) => sql<SqlBool>`${yearlyPayOf} >= ${Number(floor)}`;

import { sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import type { PayInProfession } from '../../contract/positions.ts';
import { dayInOslo, HOUR_MS } from '../platform/clock.ts';
import { before } from '../platform/database/before.ts';
import type { Db } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { isReadable, publishedAt } from './visibility.ts';
import { middleYearlyPayOf } from './yearly-pay.ts';

const { years, fewestAds, fewestEmployers } = policy.payInProfession;
/** In kroner a year: outside, somebody mistyped it, or gave the pay of an hour as that of a year. */
const CREDIBLE = { from: 100_000, to: 5_000_000 };
const STEP = 10_000;
const KEPT_MS = HOUR_MS;

type Pays = Map<string | null, PayInProfession>;

const kept = new WeakMap<Platform, { until: number; pays: Promise<Pays> }>();

/** Nothing where too few say what they pay. */
export async function readPayInProfession(platform: Platform, profession: string) {
  const pays = await keptPays(platform);
  return pays.get(profession) ?? null;
}

/** Counting reads all ads of the year; every ad without a pay asks for it, and it changes slowly. */
function keptPays(platform: Platform): Promise<Pays> {
  const now = platform.clock.now();
  const last = kept.get(platform);
  if (last && now.getTime() < last.until) return last.pays;
  const pays = countPays(platform.replica, now);
  kept.set(platform, { until: now.getTime() + KEPT_MS, pays });
  pays.catch(() => kept.delete(platform));
  return pays;
}

/**
 * Of all professions. All ads of an employer together weigh as much as the one ad of another, so that nobody who has many
 * decides what is usual.
 */
async function countPays(db: Db, now: Date): Promise<Pays> {
  const rows = await db
    .with('said', (sub) =>
      sub
        .selectFrom('positions')
        .innerJoin('businesses', 'businesses.id', 'positions.businessId')
        .select(['positions.profession', 'positions.businessId', middleYearlyPayOf.as('pay')])
        .where('positions.profession', 'is not', null)
        .where('positions.salaryCurrency', '=', 'NOK')
        // A fee is no pay.
        .where('positions.positionType', '<>', 'Freelance')
        .where((eb) => eb.between(middleYearlyPayOf, CREDIBLE.from, CREDIBLE.to))
        .where(publishedAt, '>', before(now, { years }))
        .where(isReadable(dayInOslo(now), null)),
    )
    .with('weighed', (sub) =>
      sub
        .selectFrom('said')
        .selectAll()
        .select(sql<number>`1::float8 / count(*) over (partition by profession, business_id)`.as('weight')),
    )
    .with('ranked', (sub) =>
      sub
        .selectFrom('weighed')
        .select(['profession', 'businessId', 'pay'])
        .select(
          sql<number>`sum(weight) over (partition by profession order by pay) / sum(weight) over (partition by profession)`.as(
            'share',
          ),
        ),
    )
    .selectFrom('ranked')
    .select((eb) => [
      'profession',
      eb.fn.countAll<number>().as('ads'),
      eb.fn.min('pay').filterWhere('share', '>=', 0.25).as('from'),
      eb.fn.min('pay').filterWhere('share', '>=', 0.75).as('to'),
    ])
    .groupBy('profession')
    .having((eb) => eb.fn.countAll<number>(), '>=', fewestAds)
    .having((eb) => eb.fn.count('businessId').distinct(), '>=', fewestEmployers)
    .execute();
  return new Map(
    rows.map(({ profession, ads, from, to }) => [profession, { ads, from: rounded(from), to: rounded(to) }]),
  );
}

const rounded = (pay: number) => Math.round(pay / STEP) * STEP;

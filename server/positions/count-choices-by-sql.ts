import { sql } from 'kysely';
import { occupationOf } from '../../contract/positions/professions.ts';
import { payFloors } from '../../contract/positions.ts';
import { countyOf } from '../places/index.ts';
import type { Candidates, FindCandidates, PositionSearch } from './find-positions.ts';
import { reachesFloor } from './yearly-pay.ts';

/** How many hits each value would give with the other filters kept. */
export async function countChoicesBySql(candidates: FindCandidates, search: PositionSearch) {
  const inOnePlace = { ...search, steder: undefined };
  const [fylke, kommune, occupation, profession, jobType, experience, engagement, pay, remote] = await Promise.all([
    countBy(candidates(inOnePlace, 'fylke', 'kommune'), 'municipality'),
    search.fylke || search.kommune ? countBy(candidates(inOnePlace, 'kommune'), 'municipality') : {},
    countBy(candidates(search, 'occupation', 'profession'), 'profession'),
    search.occupation || search.profession ? countBy(candidates(search, 'profession'), 'profession') : {},
    countBy(candidates(search, 'jobType'), 'positionType'),
    countBy(candidates(search, 'experience'), 'experience'),
    countBy(candidates(search, 'engagement'), 'engagement'),
    countByPay(candidates(search, 'pay')),
    countBy(candidates(search, 'remote'), 'remote'),
  ]);
  return {
    fylke: byCounty(fylke),
    kommune,
    occupation: byOccupation(occupation),
    profession,
    jobType,
    experience,
    engagement,
    workLanguage: await countByWorkLanguage(candidates(search, 'workLanguage')),
    pay,
    remote: { true: remote.true ?? 0 },
  };
}

async function countBy(
  candidates: Candidates,
  column: 'municipality' | 'profession' | 'positionType' | 'experience' | 'engagement' | 'remote',
) {
  const rows = await candidates
    .select([`positions.${column} as value`, ({ fn }) => fn.countAll<number>().as('count')])
    .where(`positions.${column}`, 'is not', null)
    .groupBy(`positions.${column}`)
    .execute();
  return Object.fromEntries(rows.map(({ value, count }) => [`${value}`, count]));
}

/** As its employer says it: where nobody says it, the text would have to be read. */
async function countByWorkLanguage(candidates: Candidates) {
  const rows = await candidates
    .select([sql<string>`unnest(positions.work_languages)`.as('value'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('value')
    .execute();
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
}

async function countByPay(candidates: Candidates) {
  const counts = await candidates
    .select(({ fn }) => payFloors.map((floor) => fn.countAll<number>().filterWhere(reachesFloor(floor)).as(floor)))
    .executeTakeFirstOrThrow();
  return Object.fromEntries(payFloors.flatMap((floor) => (counts[floor] ? [[floor, counts[floor]]] : [])));
}

/** Counties of today, and the divided ones as the sum of their parts. */
const byCounty = (municipalities: Record<string, number>) =>
  sumBy(municipalities, (slug) => {
    const county = countyOf(slug);
    return [county?.id, county?.partOf];
  });

const byOccupation = (professions: Record<string, number>) =>
  sumBy(professions, (profession) => [occupationOf(profession)]);

function sumBy(counts: Record<string, number>, partOf: (value: string) => (string | null | undefined)[]) {
  const sums: Record<string, number> = {};
  for (const [value, count] of Object.entries(counts))
    for (const whole of partOf(value)) if (whole) sums[whole] = (sums[whole] ?? 0) + count;
  return sums;
}

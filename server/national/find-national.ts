import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { national } from '../../contract/national.ts';
import { findCounty, findMunicipalities } from '../places/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { isListed } from './visibility.ts';

export type NationalSearch = z.output<typeof national.search.query>;

type Filter = 'search' | 'fylke' | 'kommune' | 'occupation' | 'profession' | 'sector' | 'extent' | 'due' | 'published';
type Conditions = Partial<Record<Filter, Expression<SqlBool>>>;
type Sort = NonNullable<NationalSearch['sort']>;

const DAY_MS = 24 * 60 * 60_000;
const ad = expressionBuilder<Schema, 'nationalPositions'>();

/** Ids of one page in order, the exact total, and how many hits each value would give with the other filters kept. */
export async function findNational(db: Db, search: NationalSearch, now: Date) {
  const conditions = conditionsOf(search, now);
  const candidates = (...leftOut: Filter[]) =>
    db
      .selectFrom('nationalPositions')
      .where(isListed(now))
      .where(ad.and(without(conditions, leftOut)));
  const [ids, { total }, facets] = await Promise.all([
    idsOf(candidates(), search),
    candidates()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    facetsOf(candidates, search),
  ]);
  return { ids, total, facets };
}

function conditionsOf(search: NationalSearch, now: Date) {
  const { fylke, kommune, occupation, profession, sector, extent, dueWithinDays, publishedWithinDays } = search;
  const conditions: Conditions = {};
  if (search.search) conditions.search = ad.and(wordsOf(search.search).map(containsWord));
  if (fylke) conditions.fylke = holds('counties', [findCounty(fylke)?.id ?? '']);
  if (kommune)
    conditions.kommune = holds(
      'municipalities',
      findMunicipalities(kommune).map(({ slug }) => slug),
    );
  if (occupation) conditions.occupation = holds('occupations', [occupation]);
  if (profession) conditions.profession = holds('professions', [profession]);
  if (sector) conditions.sector = ad('sector', '=', sector);
  if (extent) conditions.extent = ad('extent', '=', extent);
  if (dueWithinDays !== undefined)
    conditions.due = isDueBy(dayInOslo(new Date(now.getTime() + dueWithinDays * DAY_MS)));
  if (publishedWithinDays !== undefined)
    conditions.published = ad('publishedAt', '>=', new Date(now.getTime() - publishedWithinDays * DAY_MS));
  return conditions;
}

const without = (conditions: Conditions, leftOut: Filter[]) =>
  (Object.keys(conditions) as Filter[]).flatMap((filter) => {
    const condition = conditions[filter];
    return condition && !leftOut.includes(filter) ? [condition] : [];
  });

type List = 'counties' | 'municipalities' | 'occupations' | 'professions';

const holds = (column: List, values: string[]) => sql<SqlBool>`${sql.ref(column)} && ${values}::text[]`;

/** An ad without a day in its deadline is open until it expires. */
const isDueBy = (day: string) =>
  sql<SqlBool>`coalesce(application_deadline, (hidden_at at time zone 'Europe/Oslo' - interval '1 second')::date) <= ${day}::date`;

const wordsOf = (search: string) => search.toLowerCase().split(' ').slice(0, 10);

function containsWord(word: string): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return ad.or(
    (['title', 'businessName', 'place', 'description'] as const).map(
      (column) => sql<SqlBool>`${sql.ref(column)} ilike ${pattern}`,
    ),
  );
}

const joined = (db: Db) => db.selectFrom('nationalPositions');
type Candidates = ReturnType<typeof joined>;

async function idsOf(candidates: Candidates, { page, limit, sort = 'newest', search }: NationalSearch) {
  const rows = await candidates
    .select('id')
    .orderBy(orderOf(sort, search))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function orderOf(sort: Sort, search: string | undefined) {
  if (sort === 'oldest') return sql`published_at`;
  if (sort === 'expiry') return sql`hidden_at`;
  if (sort === 'title') return sql`title collate "nb-x-icu"`;
  if (sort === 'relevance' && search) return sql`${sql.join(wordsOf(search).map(isInTitle), sql` + `)} desc`;
  return sql`published_at desc`;
}

const isInTitle = (word: string) => sql`(title ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`})::integer`;

async function facetsOf(
  candidates: (...leftOut: Filter[]) => Candidates,
  { fylke, kommune, occupation, profession }: NationalSearch,
) {
  const [counties, municipalities, occupations, professions, sector, extent] = await Promise.all([
    countBy(candidates('fylke', 'kommune'), sql`unnest(counties)`),
    fylke || kommune ? countBy(candidates('kommune'), sql`unnest(municipalities)`) : {},
    countBy(candidates('occupation', 'profession'), sql`unnest(occupations)`),
    occupation || profession ? countBy(candidates('profession'), sql`unnest(professions)`) : {},
    countBy(candidates('sector'), sql`sector`),
    countBy(candidates('extent'), sql`extent`),
  ]);
  return { fylke: counties, kommune: municipalities, occupation: occupations, profession: professions, sector, extent };
}

async function countBy(candidates: Candidates, value: ReturnType<typeof sql>) {
  const rows = await candidates
    .select([value.$castTo<string | null>().as('value'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(value)
    .execute();
  return Object.fromEntries(rows.flatMap(({ value: name, count }) => (name === null ? [] : [[name, count]])));
}

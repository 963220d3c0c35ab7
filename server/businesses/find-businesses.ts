import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import {
  type businessSizeNames,
  businessSizes,
  type businessSorts,
  type industries,
} from '../../contract/businesses.ts';
import { countyOf, findCounty, findMunicipalities } from '../places/index.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { industryPatterns } from './industries.ts';
import { isPublicBusiness } from './visibility.ts';

export interface BusinessSearch {
  page: number;
  limit: number;
  search?: string | undefined;
  industry?: (typeof industries)[number] | undefined;
  location?: string | undefined;
  size?: (typeof businessSizeNames)[number] | undefined;
  sort?: (typeof businessSorts)[number] | undefined;
}

type Filter = 'search' | 'industry' | 'location' | 'size';
type Condition = Expression<SqlBool>;

const business = expressionBuilder<Schema, 'businesses'>();

/** Ids of one page in order, the exact total, and how many hits each value would give with the other filters kept. */
export async function findBusinesses(db: Db, search: BusinessSearch) {
  const conditions = conditionsOf(search);
  const [ids, total, facets] = await Promise.all([
    idsOf(db, search, conditions),
    countOf(db, conditions),
    facetsOf(db, conditions),
  ]);
  return { ids, total, facets };
}

function conditionsOf({ search, industry, location, size }: BusinessSearch) {
  const conditions: Partial<Record<Filter, Condition>> = {};
  if (search) conditions.search = business.and(wordsOf(search).map(containsWord));
  if (industry) conditions.industry = isIndustry(industry);
  if (location) conditions.location = isIn(location);
  if (size) conditions.size = hasSize(size);
  return conditions;
}

const searchable = (db: Db, conditions: Partial<Record<Filter, Condition>>, leftOut?: Filter) =>
  db
    .selectFrom('businesses')
    .where(isPublicBusiness())
    .where(business.and(keep(conditions, leftOut)));

const keep = (conditions: Partial<Record<Filter, Condition>>, leftOut?: Filter) =>
  Object.entries(conditions).flatMap(([filter, condition]) => (filter === leftOut ? [] : [condition]));

async function idsOf(
  db: Db,
  { page, limit, search, sort }: BusinessSearch,
  conditions: Partial<Record<Filter, Condition>>,
) {
  const rows = await searchable(db, conditions)
    .select('businesses.id')
    .orderBy(orderOf(sort ?? 'newest', search))
    .orderBy('businesses.createdAt', 'desc')
    .orderBy('businesses.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function orderOf(sort: (typeof businessSorts)[number], search: string | undefined) {
  if (sort === 'oldest') return sql`businesses.created_at`;
  if (sort === 'name') return sql`businesses.business_name collate "nb-x-icu"`;
  if (sort === 'employees') return sql`businesses.employee_count desc nulls last`;
  if (sort === 'relevance' && search) return sql`${sql.join(wordsOf(search).map(scoreOf), sql` + `)} desc`;
  return sql`businesses.created_at desc`;
}

async function countOf(db: Db, conditions: Partial<Record<Filter, Condition>>) {
  const { count } = await searchable(db, conditions)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function facetsOf(db: Db, conditions: Partial<Record<Filter, Condition>>) {
  const [industry, size, location] = await Promise.all([
    searchable(db, conditions, 'industry').select(countsOf(industryPatterns, isIndustry)).executeTakeFirstOrThrow(),
    searchable(db, conditions, 'size').select(countsOf(businessSizes, hasSize)).executeTakeFirstOrThrow(),
    searchable(db, conditions, 'location')
      .select(['businesses.municipality', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('businesses.municipality')
      .execute(),
  ]);
  return { industry, size, location: byCounty(location) };
}

const countsOf = <K extends string>(values: Record<K, unknown>, condition: (value: K) => Condition) =>
  (Object.keys(values) as K[]).map((value) => business.fn.countAll<number>().filterWhere(condition(value)).as(value));

function byCounty(rows: { municipality: string | null; count: number }[]) {
  const counts: Record<string, number> = {};
  for (const { municipality, count } of rows) {
    const county = municipality ? countyOf(municipality) : undefined;
    for (const id of [county?.id, county?.partOf]) if (id) counts[id] = (counts[id] ?? 0) + count;
  }
  return counts;
}

const isIndustry = (industry: keyof typeof industryPatterns): Condition =>
  sql`businesses.industry ${norwegian} ~* ${industryPatterns[industry]}`;

/** A number that the register withholds is between one and four. */
function hasSize(size: keyof typeof businessSizes): Condition {
  const { from, to } = businessSizes[size];
  const inBand = sql<SqlBool>`businesses.employee_count between ${from} and ${to ?? 2_147_483_647}`;
  if (size !== 'micro') return inBand;
  return sql`(${inBand} or businesses.employee_count is null and businesses.brreg_data @> '{"harRegistrertAntallAnsatte": true}')`;
}

/** A county or municipality by any of its names, or a part of the postal town. */
function isIn(location: string): Condition {
  const slugs = (findCounty(location)?.municipalities ?? findMunicipalities(location)).map(({ slug }) => slug);
  const inTown = contains('location', location);
  return slugs.length > 0 ? business.or([business('businesses.municipality', 'in', slugs), inTown]) : inTown;
}

const wordsOf = (search: string) => search.toLowerCase().split(' ').slice(0, 10);
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** The database itself may know no letters beyond ASCII. */
const norwegian = sql`collate "nb-x-icu"`;

type Field = 'business_name' | 'industry' | 'short_description' | 'location';

const contains = (field: Field, word: string) =>
  sql<SqlBool>`coalesce(businesses.${sql.ref(field)}, '') ${norwegian} ilike ${`%${escaped(word)}%`}`;

const containsWord = (word: string): Condition =>
  business.or([
    contains('business_name', word),
    contains('industry', word),
    contains('short_description', word),
    contains('location', word),
    business('businesses.organizationNumber', 'like', `${escaped(word)}%`),
  ]);

/** Section 9: name contains 10, name starts with 5, industry 8, short description 6, postal town 4. */
const scoreOf = (word: string) => sql`(
  (${contains('business_name', word)})::int * 10 +
  (businesses.business_name ${norwegian} ilike ${`${escaped(word)}%`})::int * 5 +
  (${contains('industry', word)})::int * 8 +
  (${contains('short_description', word)})::int * 6 +
  (${contains('location', word)})::int * 4)`;

import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type Profession, professionsOf } from '../../contract/positions/professions.ts';
import type { positions } from '../../contract/positions.ts';
import { isNamed } from '../businesses/index.ts';
import { findMunicipalities, municipalitiesOfPlaces, placeFilters } from '../places/index.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { contains, inLowerCase } from '../platform/database/norwegian.ts';
import type { Viewer } from '../platform/http/route.ts';
import { countChoicesBySql } from './count-choices-by-sql.ts';
import { daysWithin } from './days-within.ts';
import { isListedFor, isLive, lastDay, publishedAt } from './visibility.ts';
import { reachesFloor, yearlyPayOf } from './yearly-pay.ts';

export type PositionSearch = z.output<typeof positions.list.query>;

/** What narrows the list. How far around the municipality belongs to the place. */
export type Filter = Exclude<keyof PositionSearch, 'page' | 'limit' | 'sort' | 'avstand'>;
/** A filter that chooses among values: in the index each is a facet. */
export type Facet = Exclude<Filter, 'search'>;
type Conditions = Record<Filter, Expression<SqlBool> | '' | false | undefined>;

const position = expressionBuilder<Schema, 'positions' | 'businesses'>();

/** Ids of one page in order, the exact total, and how many hits each value would give with the other filters kept. */
export async function findPositions(db: Db, search: PositionSearch, viewer: Viewer | null, today: string) {
  const candidates: FindCandidates = (asked, ...leftOut) =>
    joined(db)
      .where(search.businessId ? isListedFor(viewer, today) : isLive(today))
      .where(position.and(keep(conditionsOf(asked, today), leftOut)));
  const [ids, total, facets] = await Promise.all([
    idsOf(candidates(search), search, today),
    totalOf(candidates(search)),
    countChoicesBySql(candidates, search),
  ]);
  return { ids, total, facets };
}

function conditionsOf(asked: PositionSearch, today: string): Conditions {
  const { search, occupation, profession, jobType, experience, engagement, workLanguage, pay, remote } = asked;
  const { dueWithinDays, publishedWithinDays, businessId } = asked;
  const places = placeFilters(asked);
  const days = daysWithin(asked, today);
  const isAt = (ids: string[]) => ids.length > 0 && isIn(municipalitiesOfPlaces(ids));
  return {
    search: search && position.and(wordsOf(search).map(containsWord)),
    fylke: isAt(places.fylke),
    kommune: isAt(places.kommune),
    steder: isAt(places.steder),
    occupation: occupation && position('positions.profession', '=', anyOf(professionsOf(occupation))),
    profession: profession && position('positions.profession', '=', anyOf(profession as Profession[])),
    jobType: jobType && position('positions.positionType', '=', anyOf(jobType)),
    experience: experience && position('positions.experience', '=', anyOf(experience)),
    engagement: engagement && position('positions.engagement', '=', anyOf(engagement)),
    workLanguage: workLanguage && sql<boolean>`positions.work_languages && ${workLanguage}`,
    pay: pay && reachesFloor(pay),
    remote: remote && position('positions.remote', '=', true),
    dueWithinDays: dueWithinDays !== undefined && position(lastDay, '=', anyOf(days.dueWithinDays)),
    publishedWithinDays:
      publishedWithinDays !== undefined && position(publishedDay, '=', anyOf(days.publishedWithinDays)),
    businessId: businessId && isNamed(businessId),
  };
}

const publishedDay = sql<string>`(${publishedAt} at time zone 'Europe/Oslo')::date`;

const keep = (conditions: Conditions, leftOut: Filter[]) =>
  (Object.keys(conditions) as Filter[]).flatMap((filter) => {
    const condition = conditions[filter];
    return condition && !leftOut.includes(filter) ? [condition] : [];
  });

export type Candidates = ReturnType<typeof joined>;
export type FindCandidates = (asked: PositionSearch, ...leftOut: Filter[]) => Candidates;

const joined = (db: Db) => db.selectFrom('positions').innerJoin('businesses', 'businesses.id', 'positions.businessId');

async function idsOf(candidates: Candidates, { page, limit, sort = 'newest', search }: PositionSearch, today: string) {
  const rows = await candidates
    .select('positions.id')
    .orderBy('positions.featured', 'desc')
    .orderBy(orderOf(sort, search, today))
    .orderBy('positions.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function orderOf(sort: NonNullable<PositionSearch['sort']>, search: string | undefined, today: string) {
  if (sort === 'oldest') return publishedAt;
  if (sort === 'expiry') return sql`${lastDay} < ${today}, ${lastDay}`;
  if (sort === 'title') return sql`positions.title collate "nb-x-icu"`;
  if (sort === 'relevance' && search) return sql`${sql.join(wordsOf(search).map(scoreOf), sql` + `)} desc`;
  if (sort === 'pay') return sql`${yearlyPayOf} desc nulls last, ${publishedAt} desc`;
  return sql`${publishedAt} desc`;
}

async function totalOf(candidates: Candidates) {
  const { count } = await candidates.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}

/** A place nobody knows has no positions. */
const isIn = (slugs: string[]) => position('positions.municipality', '=', anyOf(slugs));

const slugsOf = (municipalities: { slug: string }[]) => municipalities.map(({ slug }) => slug);

const wordsOf = (search: string) => search.toLowerCase().split(' ').slice(0, 10);

function containsWord(word: string): Expression<SqlBool> {
  const fields = ['positions.title', 'positions.description', 'businesses.business_name', 'positions.location'];
  return position.or([
    ...fields.map((field) => contains(sql.ref(field), word)),
    // Also where there is none: one text for all words is one that the database knows.
    isIn(slugsOf(findMunicipalities(word))),
  ]);
}

/** Section 9, per occurrence: title 10, description 5, business name 7, location 3, and one more for each. */
const scoreOf = (word: string) => sql`(
  ${occurrences('positions.title', word)} * 11 + ${occurrences('positions.description', word)} * 6 +
  ${occurrences('businesses.business_name', word)} * 8 + ${occurrences('positions.location', word)} * 4)`;

const occurrences = (column: string, word: string) => {
  const text = sql`coalesce(${sql.ref(column)}, '')`;
  return sql`(length(${text}) - length(replace(${inLowerCase(text)}, ${word}, ''))) / greatest(1, length(${word}))`;
};

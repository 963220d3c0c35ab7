import type pg from 'pg';
import { generateBusinesses } from '../../demo/data/generate-businesses.ts';
import { generatePositions } from '../../demo/data/generate-positions.ts';
import { groups } from '../../demo/data/occupations/all-groups.ts';
import { createSearchIndex } from '../../server/platform/search/search-index.ts';

interface Ad {
  id: string;
  title: string;
  description: string;
  business: string;
  location: string;
}

const POSITIONS = 6000;
const DEPTH = 10;
const GRADE = { exact: 3, close: 1 };
const occupations = groups
  .flatMap((group) => group.occupations.map(({ title }) => title))
  .sort((a, b) => b.length - a.length);

/** nDCG@10: how good the first ten are, beside the best ten that the generated ads allow. */
export async function measureGradedQueries(lines: string[], database: pg.Client): Promise<void> {
  const ads = makeAds();
  const queries = lines
    .map((line) => readLine(line))
    .filter(({ grades }) => ads.some((ad) => grades.has(occupationOf(ad))));
  const index = createSearchIndex({
    fields: { title: { weight: 10 }, description: { weight: 5 }, business: { weight: 7 }, location: { weight: 3 } },
    perOccurrence: 1,
    facets: {},
    sorts: { id: { by: 'id' } },
  });
  for (const { id, ...fields } of ads) index.put({ id, fields, facets: {}, keys: {} });
  await fillDatabase(database, ads);

  const byId = new Map(ads.map((ad) => [ad.id, ad]));
  const scores = { own: 0, control: 0 };
  for (const { query, grades } of queries) {
    const ideal = ads.map((ad) => grades.get(occupationOf(ad)) ?? 0).sort((a, b) => b - a);
    const grade = (id: string) => grades.get(occupationOf(byId.get(id))) ?? 0;
    const own = index.search({ text: query, limit: DEPTH, now: 0 }).hits.map(({ id }) => grade(id));
    scores.own += gain(own) / gain(ideal);
    scores.control += gain((await stockSearch(database, query)).map(grade)) / gain(ideal);
    if (gain(own) / gain(ideal) < 0.6) console.log(`  low: ${query} ${(gain(own) / gain(ideal)).toFixed(2)}`);
  }
  console.log(`\nnDCG@${DEPTH} over ${queries.length} queries on ${ads.length} generated ads`);
  console.log(`  own search              ${(scores.own / queries.length).toFixed(3)}`);
  console.log(`  PostgreSQL's norwegian  ${(scores.control / queries.length).toFixed(3)}`);
}

function makeAds(): Ad[] {
  const businesses = generateBusinesses(900, 'relevance');
  const names = new Map(businesses.map((business) => [business.organizationNumber, business.businessName]));
  const positions = generatePositions(businesses, POSITIONS, 'relevance', new Date('2026-11-20T12:00:00Z'));
  return positions.map(({ id, title, description, requirements, organizationNumber, location, municipal }) => ({
    id,
    title,
    description: `${description}\n${requirements}`,
    business: names.get(organizationNumber) ?? '',
    location: `${location} ${municipal}`,
  }));
}

function readLine(line: string) {
  const [query = '', titles = ''] = line.split(' | ');
  const [exact = '', close = ''] = titles.split(' > ');
  const grades = new Map(close.split('; ').map((title) => [title, GRADE.close]));
  for (const title of exact.split('; ')) grades.set(title, GRADE.exact);
  return { query, grades };
}

/** The occupation an ad was generated for: the longest whose name its title has. */
const known = new Map<string, string>();
function occupationOf(ad: Ad | undefined): string {
  if (!ad) return '';
  const title = ad.title.toLowerCase();
  const occupation = known.get(title) ?? occupations.find((name) => title.includes(name.toLowerCase())) ?? '';
  known.set(title, occupation);
  return occupation;
}

const gain = (grades: number[]) =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

async function fillDatabase(database: pg.Client, ads: Ad[]) {
  await database.query('create table ad (id text, words tsvector)');
  const sql = `insert into ad select id, setweight(to_tsvector('norwegian', title), 'A') || setweight(to_tsvector('norwegian', business), 'B')
    || setweight(to_tsvector('norwegian', description), 'C') || setweight(to_tsvector('norwegian', location), 'D')
    from json_to_recordset($1) as row (id text, title text, description text, business text, location text)`;
  await database.query(sql, [JSON.stringify(ads)]);
}

async function stockSearch(database: pg.Client, query: string): Promise<string[]> {
  const sql = `select id from ad, websearch_to_tsquery('norwegian', $1) q where words @@ q order by ts_rank(words, q) desc, id limit $2`;
  const { rows } = await database.query<{ id: string }>(sql, [query, DEPTH]);
  return rows.map(({ id }) => id);
}

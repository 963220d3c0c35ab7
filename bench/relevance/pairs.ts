import type pg from 'pg';
import { createSearchIndex } from '../../server/platform/search/search-index.ts';

interface Pair {
  query: string;
  text: string;
  isWanted: boolean;
}

const LOWEST_RECALL = 0.98;
const MOST_SHOWN = 30;

/** Each pair by itself: is this text found by this query? All texts stand in one index, so slips are read against real words. */
export async function measurePairs(lines: string[], database: pg.Client): Promise<boolean> {
  const pairs = lines.flatMap(readLine);
  const texts = [...new Set(pairs.map(({ text }) => text))];
  const index = createSearchIndex({ fields: { text: { weight: 1 } }, facets: {}, sorts: { any: { by: 'any' } } });
  for (const text of texts) index.put({ id: text, fields: { text }, facets: {}, keys: {} });

  const found = pairs.map(({ query, text }) =>
    index.search({ text: query, limit: texts.length, now: 0 }).hits.some(({ id }) => id === text),
  );
  const control: boolean[] = [];
  for (const pair of pairs) control.push(await stockFinds(database, pair));
  console.log(
    `${pairs.length} pairs of query and text, ${pairs.filter(({ isWanted }) => isWanted).length} that must match`,
  );
  const own = report('own search', pairs, found);
  report("PostgreSQL's norwegian", pairs, control);
  return own.recall >= LOWEST_RECALL && own.wrong.length === 0;
}

function readLine(line: string): Pair[] {
  const [text = '', wanted = '', unwanted = ''] = line.split('|').map((part) => part.trim());
  const pairsOf = (queries: string, isWanted: boolean) =>
    queries
      .split(', ')
      .filter(Boolean)
      .map((query) => ({ query, text, isWanted }));
  return [...pairsOf(wanted, true), ...pairsOf(unwanted, false)];
}

async function stockFinds(database: pg.Client, { query, text }: Pair) {
  const sql = "select to_tsvector('norwegian', $1) @@ websearch_to_tsquery('norwegian', $2) as found";
  const { rows } = await database.query<{ found: boolean }>(sql, [text, query]);
  return rows[0]?.found === true;
}

function report(arm: string, pairs: Pair[], found: boolean[]) {
  const wanted = pairs.filter(({ isWanted }) => isWanted);
  const missed = pairs.filter(({ isWanted }, at) => isWanted && !found[at]);
  const wrong = pairs.filter(({ isWanted }, at) => !isWanted && found[at]);
  const recall = 1 - missed.length / wanted.length;
  console.log(`\n${arm}: recall ${(100 * recall).toFixed(1)} %, ${wrong.length} found wrongly`);
  if (missed.length + wrong.length <= MOST_SHOWN) {
    for (const { query, text } of missed) console.log(`  missed: ${query}  →  ${text}`);
    for (const { query, text } of wrong) console.log(`  wrong:  ${query}  →  ${text}`);
  }
  return { recall, wrong };
}

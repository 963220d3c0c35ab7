import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { withDatabase } from './measure/own-database.ts';
import { measureGradedQueries } from './relevance/graded-queries.ts';
import { measurePairs } from './relevance/pairs.ts';

// npm run bench -- relevance
// Does the search find what it should, and only that, and does the best come first? PostgreSQL's own dictionary is the control arm.
await withDatabase(async (url) => {
  const database = new pg.Client(url);
  await database.connect();
  try {
    const isGood = await measurePairs(await text('pairs'), database);
    await measureGradedQueries(await text('graded-queries'), database);
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await database.end();
  }
});

async function text(name: string) {
  const file = await readFile(new URL(`./relevance/${name}.txt`, import.meta.url), 'utf8');
  return file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

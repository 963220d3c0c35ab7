import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { openDatabase, openPool } from '../server/platform/database/database.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { prepareJobs } from '../server/platform/jobs/run-jobs.ts';
import { filledOnce, withDatabase } from './measure/own-database.ts';
import { fillPositions } from './search/fill-positions.ts';
import { closedLoop, type Measured, openLoop } from './search/load.ts';
import { isSphinxInstalled, startSphinx } from './search/sphinx.ts';

// npm run bench -- search [positions ...]
// The whole answer of GET /api/positions (12 hits, exact total, facets) over HTTP, beside plain SQL with the stock dictionary and,
// when it is installed, Sphinx (Debian's sphinxsearch).
const SECONDS = 8;
const CONNECTIONS = 8;
/** The open loop asks two arms for this share of what the slower one can do at most. */
const LOAD = 0.6;
const PORTS = { own: 3271, SQL: 3272, Sphinx: 3273 };
const SEARCHD_PORT = 3274;
type Arm = keyof typeof PORTS;
const programs = { own: 'own', SQL: 'naive', Sphinx: 'sphinx' };
const sizes = process.argv.slice(3).map(Number);
const hasSphinx = await isSphinxInstalled();
if (!hasSphinx) console.log('Sphinx is not installed (apt-get install sphinxsearch): measured without it.');

for (const positions of sizes.length > 0 ? sizes : [20_000, 200_000]) {
  await withDatabase((url, folder) => measure(positions, url, folder), filledOnce);
}

async function measure(positions: number, url: string, folder: string) {
  const children: ChildProcess[] = [];
  let sphinx: Awaited<ReturnType<typeof startSphinx>> | undefined;
  try {
    const words = await prepare(url, positions);
    console.log(`\n${positions} live positions`);
    if (hasSphinx) sphinx = await startSphinx(url, folder, SEARCHD_PORT);
    const own = await serve('own', url, folder, children);
    await build(words, own);
    const others: Arm[] = hasSphinx ? ['SQL', 'Sphinx'] : ['SQL'];
    for (const arm of others) await serve(arm, url, folder, children);
    await compare(words, others);
  } finally {
    for (const child of children) child.kill();
    await sphinx?.stop();
  }
}

/** Fills the database, and answers the words to ask for: those of the titles, each as often as it occurs. */
async function prepare(url: string, positions: number): Promise<string[]> {
  const pool = openPool(url, { size: 2 });
  await prepareJobs(pool);
  await migrate(openDatabase(pool));
  await pool.end();
  const database = new pg.Client(url);
  await database.connect();
  await fillPositions(database, positions);
  await database.query(await readFile(new URL('./search/prepare-naive.sql', import.meta.url), 'utf8'));
  const { rows } = await database.query<{ word: string }>(
    `select (regexp_match(lower(title), '[a-zæøå]{4,}'))[1] as word from positions order by id limit 3000`,
  );
  await database.end();
  return rows.map(({ word }) => word).filter(Boolean);
}

async function serve(arm: Arm, databaseUrl: string, folder: string, children: ChildProcess[]) {
  const child = fork(new URL(`./search/${programs[arm]}-server.ts`, import.meta.url), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: `${PORTS[arm]}`,
      SPHINX_PORT: `${SEARCHD_PORT}`,
      RATE_LIMITS: 'off',
    },
  });
  children.push(child);
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server of ${arm} ended with ${code}.`)));
  });
  return child;
}

function address(arm: Arm, words: string[]) {
  const base = `http://127.0.0.1:${PORTS[arm]}/api/positions?limit=12&sort=relevance&search=`;
  return (at: number) => base + encodeURIComponent(words[at % words.length] ?? '');
}

/** The first question builds the index from the database. */
async function build(words: string[], own: ChildProcess) {
  const before = await usage(own);
  const started = performance.now();
  await (await fetch(address('own', words)(0))).text();
  const builtMs = performance.now() - started;
  const after = await usage(own);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `index built from the database in ${seconds(builtMs)}, ${seconds(after.cpuMs - before.cpuMs)} of processor`,
  );
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const { heapUsed, arrayBuffers, rss } = after.memory;
  console.log(
    `memory of the process: ${megabytes(heapUsed)} heap and ${megabytes(arrayBuffers)} arrays, ${megabytes(rss)} resident`,
  );
}

async function compare(words: string[], others: Arm[]) {
  const most = new Map<Arm, Measured>();
  for (const arm of ['own', ...others] as Arm[]) {
    await closedLoop(address(arm, words), CONNECTIONS, 1);
    most.set(arm, await closedLoop(address(arm, words), CONNECTIONS, SECONDS));
    console.log(`at most         ${show(arm, most.get(arm))}`);
  }
  for (const other of others) {
    const rates = (['own', other] as Arm[]).map((arm) => most.get(arm)?.answersPerSecond ?? 0);
    const [own = 0, theirs = 0] = rates;
    console.log(`own / ${other.padEnd(9)} ${(own / theirs).toFixed(1)} x answers a second`);
    for (const arm of ['own', other] as Arm[]) {
      const open = await openLoop(address(arm, words), LOAD * Math.min(own, theirs), SECONDS);
      console.log(`open loop       ${show(arm, open)}`);
    }
  }
}

function show(arm: Arm, measured: Measured | undefined) {
  const { answersPerSecond, p50Ms, p99Ms } = measured ?? { answersPerSecond: 0, p50Ms: 0, p99Ms: 0 };
  return `${arm.padEnd(6)} ${answersPerSecond.toFixed(0).padStart(6)} a second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}

async function usage(child: ChildProcess) {
  const answer = new Promise((resolve) => child.once('message', resolve));
  child.send('usage');
  return (await answer) as { memory: NodeJS.MemoryUsage; cpuMs: number };
}

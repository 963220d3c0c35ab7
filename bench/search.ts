import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, openPool } from '../server/platform/database/database.ts';
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { prepareJobs } from '../server/platform/jobs/run-jobs.ts';
import { fillPositions } from './search/fill-positions.ts';
import { closedLoop, type Measured, openLoop } from './search/load.ts';

// npm run bench -- search [positions ...]
// The whole answer of GET /api/positions (12 hits, exact total, facets) over HTTP, beside plain SQL with the stock dictionary.
const SECONDS = 8;
const CONNECTIONS = 8;
/** The open loop asks both for this share of what the slower one can do at most. */
const LOAD = 0.6;
const PORTS = { own: 3271, naive: 3272 };
const sizes = process.argv.slice(3).map(Number);

for (const positions of sizes.length > 0 ? sizes : [20_000, 200_000]) await measure(positions);

async function measure(positions: number) {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-bench-'));
  const server = await startEmbeddedDatabase(folder, { settings: { fsync: 'off', synchronous_commit: 'off' } });
  const children: ChildProcess[] = [];
  try {
    const words = await prepare(server.url, positions);
    const own = await serve('own', server.url, folder, children);
    const naive = await serve('naive', server.url, folder, children);
    await compare(positions, own.address(words), naive.address(words), own.child);
  } finally {
    for (const child of children) child.kill();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
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

async function serve(arm: 'own' | 'naive', databaseUrl: string, folder: string, children: ChildProcess[]) {
  const child = fork(new URL(`./search/${arm}-server.ts`, import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: `${PORTS[arm]}`, RATE_LIMITS: 'off' },
  });
  children.push(child);
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The ${arm} server ended with ${code}.`)));
  });
  const base = `http://127.0.0.1:${PORTS[arm]}/api/positions?limit=12&sort=relevance&search=`;
  return {
    child,
    address: (words: string[]) => (at: number) => base + encodeURIComponent(words[at % words.length] ?? ''),
  };
}

type Address = (at: number) => string;

async function compare(positions: number, own: Address, naive: Address, child: ChildProcess) {
  const started = performance.now();
  await (await fetch(own(0))).text();
  const builtMs = performance.now() - started;
  console.log(`\n${positions} live positions; index built from the database in ${(builtMs / 1000).toFixed(1)} s`);
  console.log(`memory of the process: ${await memory(child)}`);
  await closedLoop(naive, CONNECTIONS, 1);
  const most = {
    own: await closedLoop(own, CONNECTIONS, SECONDS),
    naive: await closedLoop(naive, CONNECTIONS, SECONDS),
  };
  console.log(`at most        own ${show(most.own)}\n               SQL ${show(most.naive)}`);
  console.log(
    `own / SQL      ${(most.own.answersPerSecond / most.naive.answersPerSecond).toFixed(1)} x answers a second`,
  );
  const rate = LOAD * Math.min(most.own.answersPerSecond, most.naive.answersPerSecond);
  const open = { own: await openLoop(own, rate, SECONDS), naive: await openLoop(naive, rate, SECONDS) };
  console.log(`open loop      own ${show(open.own)}\n               SQL ${show(open.naive)}`);
  console.log(
    `SQL / own      ${(open.naive.p50Ms / open.own.p50Ms).toFixed(1)} x p50, ${(open.naive.p99Ms / open.own.p99Ms).toFixed(1)} x p99`,
  );
}

function show({ answersPerSecond, p50Ms, p99Ms }: Measured) {
  return `${answersPerSecond.toFixed(0).padStart(6)} a second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}

async function memory(child: ChildProcess) {
  const usage = await new Promise<NodeJS.MemoryUsage>((resolve) => {
    child.once('message', (message) => resolve(message as NodeJS.MemoryUsage));
    child.send('memory');
  });
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  return `${megabytes(usage.heapUsed)} heap and ${megabytes(usage.arrayBuffers)} arrays, ${megabytes(usage.rss)} resident`;
}

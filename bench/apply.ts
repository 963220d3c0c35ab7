import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts';
import { bareTransaction, openClients } from './apply/bare.ts';
import { type Cast, prepare } from './apply/prepare.ts';
import { type Applicant, openClient } from './apply/through-api.ts';
import { serveProduct } from './measure/product.ts';

// npm run bench -- apply
// Applications with two answers and a file: through the API, file and form, beside transactions that only insert the same
// application with its answers and its file's row. Same database, same number, same number of connections, by turns.
const ROUNDS = 3;
const APPLICATIONS = 600;
const CONNECTIONS = 12;
const PEOPLE = 60;

// Neither demo nor import: what is measured has the machine to itself.
const alone = { DEMO: 'off', NAV_FEED_URL: 'http://127.0.0.1:9', BRREG_URL: 'http://127.0.0.1:9' };

const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-bench-'));
const server = await startEmbeddedDatabase(folder);
const product = await serveProduct(3281, { DATABASE_URL: server.url, ...alone });
try {
  const positions = (4 * ROUNDS * APPLICATIONS) / PEOPLE;
  const cast = await prepare(server.url, { people: PEOPLE, positions });
  await compare(cast, server.url, product.url);
} finally {
  await product.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function compare(cast: Cast, databaseUrl: string, productUrl: string) {
  const client = openClient(productUrl, CONNECTIONS);
  const clients = await openClients(databaseUrl, CONNECTIONS);
  try {
    await measure(cast, client, clients);
  } finally {
    client.close();
    await Promise.all(clients.map((each) => each.end()));
  }
}

async function measure(cast: Cast, client: ReturnType<typeof openClient>, clients: pg.Client[]) {
  const pairs = cast.positions.flatMap((position) => cast.people.map((person) => ({ person, position })));
  const take = () => pairs.splice(0, APPLICATIONS);
  const asApplicants = (rows: typeof pairs) =>
    rows.map(({ person, position }) => ({ token: person.token, positionId: position.id }));
  await quiet();
  const results: Record<string, number[]> = {};
  const note = (arm: string, perSecond: number) => {
    results[arm] = [...(results[arm] ?? []), perSecond];
    console.log(`${arm.padEnd(20)} ${perSecond.toFixed(0).padStart(6)} a second`);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const whole = async (each: Applicant) => void (await client.submit(each, await client.upload(each)));
    note('API, file and form', await rate(asApplicants(take()), () => whole));
    const later = asApplicants(take());
    const files = new Map<Applicant, string>();
    await rate(later, () => async (each) => void files.set(each, await client.upload(each)));
    const formOnly = async (each: Applicant) => void (await client.submit(each, files.get(each) ?? ''));
    note('API, form only', await rate(later, () => formOnly));
    await quiet();
    note('bare transactions', await rate(take(), (worker) => bareTransaction(at(clients, worker))));
  }
  const bare = median(results['bare transactions']);
  for (const arm of ['API, file and form', 'API, form only']) {
    console.log(`${arm}: ${(median(results[arm]) / bare).toFixed(2)} x bare transactions (goal 0.5)`);
  }
}

/** So many at once, until all are done. */
async function rate<T>(items: T[], open: (worker: number) => (item: T) => Promise<void>) {
  const rest = items.values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, worker) => {
      const work = open(worker);
      for (const item of rest) await work(item);
    }),
  );
  return items.length / ((performance.now() - started) / 1000);
}

/** What the product still does, its start or the mails of the applications before, must not slow the next arm down. */
function quiet() {
  return new Promise((resolve) => setTimeout(resolve, 4000));
}

function median(values: number[] = []) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function at<T>(list: T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no number ${index}`);
  return found;
}

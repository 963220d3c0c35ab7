import type pg from 'pg';
import { bareTransaction, openClients } from './apply/bare.ts';
import { type Cast, prepare } from './apply/prepare.ts';
import { type Applicant, openClient } from './apply/through-api.ts';
import { withLetterBox } from './measure/letter-box.ts';
import { median } from './measure/median.ts';
import { withDatabase } from './measure/own-database.ts';
import { serveProduct } from './measure/product.ts';

// npm run bench -- apply
// Applications with two answers and a file: through the API, file and form, beside transactions that only insert the same
// application with its answers and its file's row. Same database, same number, same number of connections, by turns, after a
// round that warms both up. The mails of the applications go out to a server that takes them; it is waited for between the arms.
const ROUNDS = 3;
const APPLICATIONS = 600;
const CONNECTIONS = 12;
const PEOPLE = 60;

// Neither demo nor import: what is measured has the machine to itself.
const alone = { DEMO: 'off', NAV_FEED_URL: 'http://127.0.0.1:9', BRREG_URL: 'http://127.0.0.1:9' };

await withDatabase((url) =>
  withLetterBox(async (smtpUrl) => {
    const product = await serveProduct(3281, { DATABASE_URL: url, SMTP_URL: smtpUrl, ...alone });
    try {
      const positions = (3 * (ROUNDS + 1) * APPLICATIONS) / PEOPLE;
      const cast = await prepare(url, { people: PEOPLE, positions });
      await compare(cast, url, product.url);
    } finally {
      await product.stop();
    }
  }),
);

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
  const files = new Map<Applicant, string>();
  const formOnly = async (each: Applicant) => void (await client.submit(each, files.get(each) ?? ''));
  const fileOnly = async (each: Applicant) => void files.set(each, await client.upload(each));
  const whole = async (each: Applicant) => void (await client.submit(each, await client.upload(each)));
  const results: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round++) {
    const note = (arm: string, perSecond: number) => {
      console.log(`${(round ? arm : 'warming up').padEnd(20)} ${perSecond.toFixed(0).padStart(6)} a second`);
      if (round) results[arm] = [...(results[arm] ?? []), perSecond];
    };
    await quiet(at(clients, 0));
    note('API, file and form', await rate(asApplicants(take()), () => whole));
    await quiet(at(clients, 0));
    const later = asApplicants(take());
    await rate(later, () => fileOnly);
    note('API, form only', await rate(later, () => formOnly));
    await quiet(at(clients, 0));
    note('bare transactions', await rate(take(), (worker) => bareTransaction(at(clients, worker))));
    // Nobody is told of what did not come through the product.
    await at(clients, 0).query('update applications set announced_at = now() where announced_at is null');
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
async function quiet(client: pg.Client) {
  for (let calm = 0; calm < 3; await new Promise((resolve) => setTimeout(resolve, 500))) {
    const { rows } = await client.query<{ busy: boolean }>(
      `select exists (select from applications where announced_at is null)
         or exists (select from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts) as busy`,
    );
    calm = rows[0]?.busy ? 0 : calm + 1;
  }
}

function at<T>(list: T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no number ${index}`);
  return found;
}

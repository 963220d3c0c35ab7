import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startNetwork } from '../../../tests/support/network.ts';
import { emptyFolder, sharedFolder, startProduct, until } from '../../../tests/support/product.ts';
import { createTestDatabase } from '../../../tests/support/test-app.ts';
import { startEmbeddedDatabase } from './embedded.ts';

const DATA_DIR = await sharedFolder();

// A second is promised, and machines that run tests are busy. Without what is tested here, a question waits for twelve.
const SOON_MS = 9000;
const question = { name: 'Kari', email: 'kari@example.no', topic: 'annet', message: 'Hei' };

const ask = async (url: string) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/support`, { method: 'POST', headers, body: JSON.stringify(question) });
  return { status: answer.status, body: await answer.json() };
};
const isReady = async (url: string) => (await fetch(`${url}/api/health/ready`)).status === 200;
const refused = {
  status: 503,
  body: { success: false, message: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.' },
};

async function behindNetwork() {
  const network = await startNetwork(await createTestDatabase());
  const product = await startProduct({
    DATABASE_URL: network.url,
    DEMO: 'on',
    RATE_LIMITS: 'off',
    METRICS_TOKEN: 'figures-for-tests',
  });
  return { network, product, url: product.url };
}

test('without its database it shows the pages it knows, refuses the rest at once, and recovers by itself', async () => {
  const { network, product, url } = await behindNetwork();
  await until(async () => (await fetch(`${url}/hjelp`)).status === 200);
  const known = await (await fetch(`${url}/hjelp`)).text();
  network.cut();
  expect(await ask(url)).toMatchObject(refused);
  await until(async () => !(await isReady(url)), SOON_MS);
  expect((await fetch(`${url}/api/health/ready`)).headers.get('retry-after')).toBe('1');
  expect(await (await fetch(`${url}/hjelp`)).text()).toBe(known);
  expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
  expect(await ask(url)).toMatchObject(refused);
  await network.mend();
  await until(async () => (await ask(url)).status === 200, SOON_MS);
  await until(() => isReady(url), SOON_MS);
  expect(product.isRunning()).toBe(true);
});

test('a database that hangs is a database that is gone, also for those who wait already', async () => {
  const { network, url } = await behindNetwork();
  // Just started and on a busy machine, it may still refuse for its own sake.
  await until(async () => (await ask(url)).status === 200);
  const many = async () => {
    const askedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(url)));
    return { answers, tookMs: performance.now() - askedAt };
  };
  // What they take of this machine's time when nothing is wrong.
  const usual = await many();
  network.silence();
  const { answers, tookMs } = await many();
  expect(tookMs).toBeLessThan(SOON_MS + usual.tookMs);
  for (const answer of answers) expect(answer).toMatchObject(refused);
  await network.mend();
  await until(async () => (await ask(url)).status === 200, SOON_MS);
});

test('jobs go on after the database was away', async () => {
  const { network, url } = await behindNetwork();
  network.cut();
  await until(async () => !(await isReady(url)), SOON_MS);
  // Longer than the worker's patience between two looks.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await network.mend();
  await until(async () => (await ask(url)).status === 200, SOON_MS);
  await until(() => isQueueEmpty(url));
});

test('an embedded database that is killed comes back', async () => {
  const { url, databasePid, isRunning } = await startProduct({ DATA_DIR });
  const killed = databasePid();
  process.kill(killed, 'SIGKILL');
  // Between two databases there is no number, and on a busy machine nobody may look in that moment.
  const isAnother = () => {
    try {
      return databasePid() !== killed;
    } catch {
      return false;
    }
  };
  await until(isAnother);
  await until(async () => (await ask(url)).status === 200);
  expect(isRunning()).toBe(true);
});

test('an embedded database comes back although somebody else was met at its address meanwhile', async () => {
  const folder = await emptyFolder();
  let cameBack = false;
  const database = await startEmbeddedDatabase(folder, {
    onRestart: () => {
      cameBack = true;
    },
  });
  onTestFinished(() => database.stop());
  const port = Number(new URL(database.url).port);
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const met: Socket[] = [];
  const stranger = createServer((socket) => met.push(socket.on('error', () => {})));
  onTestFinished(() => met.forEach((socket) => void socket.destroy()));
  process.kill(Number(pid), 'SIGKILL');
  // Where the database was faster, nobody is met.
  await until(async () => cameBack || (await listens(stranger, port)));
  await until(() => cameBack || met.length > 0);
  stranger.close();
  await until(() => cameBack);
});

test('an embedded database that does not start again says why, and starts when it can', async () => {
  const folder = await emptyFolder();
  const troubles: string[] = [];
  let cameBack = false;
  const database = await startEmbeddedDatabase(folder, {
    onTrouble: (reason) => troubles.push(reason),
    onRestart: () => {
      cameBack = true;
    },
  });
  onTestFinished(() => database.stop());
  const needed = join(folder, 'postgres/global/pg_control');
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  await rename(needed, `${needed}-hidden`);
  process.kill(Number(pid), 'SIGKILL');
  await until(() => troubles.length === 2);
  expect(troubles).toEqual(['it did not say why', expect.stringContaining('global/pg_control')]);
  await rename(`${needed}-hidden`, needed);
  await until(() => cameBack);
});

/** Once the killed one has let go of it. */
async function listens(server: Server, port: number) {
  server.listen(port, '127.0.0.1');
  return await once(server, 'listening').then(
    () => true,
    () => false,
  );
}

test('an embedded database that is stopped and continued is waited for', async () => {
  const { url, databasePid } = await startProduct({ DATA_DIR });
  const family = processesOf(databasePid());
  for (const pid of family) tell(pid, 'SIGSTOP');
  try {
    await until(async () => !(await isReady(url)), SOON_MS);
    expect(await ask(url)).toMatchObject(refused);
  } finally {
    for (const pid of family) tell(pid, 'SIGCONT');
  }
  await until(async () => (await ask(url)).status === 200, SOON_MS);
});

/** A connection may have ended since it was listed. */
function tell(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const processesOf = (pid: number) => [
  pid,
  ...execFileSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number),
];

async function isQueueEmpty(url: string) {
  const headers = { authorization: 'Bearer figures-for-tests' };
  return (await (await fetch(`${url}/metrics`, { headers })).text()).includes('jobs{state="waiting"} 0');
}

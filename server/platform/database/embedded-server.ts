import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../../config.ts';
import { binaries } from './embedded-binaries.ts';
import type { Identity } from './unprivileged.ts';

/** Starts the server as a child; answers once it takes log-ins. */
export async function startServer(cluster: string, port: number, identity: Identity, more: Record<string, string>) {
  const { postgres } = await binaries();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    jit: 'off',
    log_min_messages: 'warning',
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, args] = identity.wrap(postgres, ['-D', cluster, '-p', `${port}`, ...flags]);
  // A group of its own: Ctrl-C reaches only us, and we end the database after the last request.
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = `${lastWords}${chunk}`.slice(-2000);
  });
  await ready(child, port, cluster, () => lastWords);
  return { child, whyItEnded: () => lastProblem(lastWords) };
}

/** Of what it wrote, nothing that people wrote; and not that it refused a log-in, which `ready` is told with each look. */
function lastProblem(words: string) {
  const problems = words.match(/(?:PANIC|FATAL): .+/g) ?? [];
  const asked = /authentication failed|the database system is/;
  return problems.findLast((problem) => !asked.test(problem)) ?? 'it did not say why';
}

/** Connecting to a free port can reach oneself, or a stranger for a moment: neither ever answers. */
const PROBE_WITHIN_MS = 2000;

async function ready(child: ChildProcess, port: number, cluster: string, lastWords: () => string) {
  const { default: pg } = await import('pg');
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new ConfigError(`the embedded PostgreSQL does not start on ${cluster}. It says: ${lastWords().trim()}`);
    }
    const nobody = { user: 'probe', password: 'none', database: 'postgres' };
    const probe = new pg.Client({ host: '127.0.0.1', port, ...nobody, connectionTimeoutMillis: PROBE_WITHIN_MS });
    const answer = await probe.connect().catch((error: { code?: string }) => error.code);
    // Anything but "starting up" or "nobody there" means that it takes log-ins: this one it refuses.
    if (answer === '28P01' || answer === '28000') return;
    await pause(15);
  }
}

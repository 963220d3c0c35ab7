import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Served {
  url: string;
  stop(): Promise<void>;
}

/** The product as it runs in production, on the demo's data and without rate limits. */
export async function serveProduct(port: number, environment: Record<string, string> = {}): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-bench-'));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DEMO: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  await untilAnswering(`${url}/api/health/ready`, child);
  if (environment.DEMO !== 'off') await untilNavIsRead(url);
  return {
    url,
    stop: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The demo reads some thousand ads at its first start, which takes time from whatever is measured meanwhile. */
async function untilNavIsRead(url: string) {
  for (let waited = 0; waited < 120; waited++) {
    const answer = await fetch(`${url}/api/nav-positions/stats`);
    // None while it refuses calls, busy with the ads.
    const { statistics } = (await answer.json()) as { statistics?: { lastReadAt: string | null } };
    if (statistics?.lastReadAt) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} has not read NAV's ads.`);
}

export async function untilAnswering(url: string, child: ChildProcess) {
  for (let waited = 0; waited < 600; waited++) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} ended with ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}

export async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

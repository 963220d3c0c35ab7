import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, type Served, untilAnswering } from './product.ts';

const folder = join(tmpdir(), 'jobbfjord-bench-next');

/** The same list page written for Next.js, built and started as its documentation says. Kept for the next run. */
export async function serveNextPage(port: number, content: unknown): Promise<Served> {
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, '../next-page'), folder, { recursive: true });
  writeFileSync(join(folder, 'app/content.json'), JSON.stringify(content));
  const quietly = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  console.log('Installing and building the Next.js page …');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], quietly);
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, [next, 'build'], { ...quietly, env });
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', `${port}`], { ...quietly, env });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, child);
  return { url, stop: () => end(child) };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const file = new URL('limit-memory.ts', import.meta.url).href;
const FAR_OVER = 150_000_000;

/** Fills memory without ever giving the main thread back, as a compiler does. */
const greedy = (limit: number) => `
  import { limitMemory } from '${file}';
  limitMemory(process.memoryUsage.rss() + ${limit});
  const kept = [];
  for (let filled = 0; filled < ${FAR_OVER}; filled += 1e6) kept.push(Buffer.alloc(1e6, 1));
  const until = Date.now() + ${limit < FAR_OVER ? 60_000 : 1_000};
  while (Date.now() < until);
  process.exit(0);`;

const endOf = async (limit: number) => {
  const [code, signal] = await once(spawn(process.execPath, ['--input-type=module', '-e', greedy(limit)]), 'exit');
  return signal ?? code;
};

test('a process that takes more memory than it may is ended, and one that does not is left alone', async () => {
  expect(await Promise.all([endOf(50_000_000), endOf(1_000_000_000)])).toEqual(['SIGKILL', 0]);
});

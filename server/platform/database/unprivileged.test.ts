import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { unprivileged } from './unprivileged.ts';

const run = promisify(execFile);

test('the database may use what lies in a folder that only we may enter, and is never root', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-closed-'));
  try {
    const file = join(folder, 'program');
    await writeFile(file, '', { mode: 0o700 });
    const identity = await unprivileged();
    await run(...identity.wrap('test', ['-x', file]));
    const { stdout } = await run(...identity.wrap('id', ['-u']));
    expect(Number(stdout)).not.toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

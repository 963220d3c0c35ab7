import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder } from '../../../tests/support/product.ts';
import { lockFolder } from './folder-lock.ts';

/** Nobody's: processes of Linux have smaller numbers. */
const KILLED = '4194305';

/** A process that locks and unlocks as it is told. It is named like ours: nobody else owns a folder. */
async function startStarter(folder: string) {
  const program = `
    import { lockFolder } from '${new URL('folder-lock.ts', import.meta.url)}';
    process.title = 'jobbfjord';
    let unlock;
    process.on('message', async ({ locks }) => {
      if (!locks) await unlock?.();
      unlock = locks ? await lockFolder('${folder}').catch(() => undefined) : undefined;
      process.send(Boolean(unlock));
    });
    process.send('ready');`;
  const args = ['--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  onTestFinished(() => void child.kill());
  await once(child, 'message');
  return async (locks: boolean): Promise<boolean> => {
    child.send({ locks });
    return (await once(child, 'message'))[0];
  };
}

// So often that several who do not look at each other get it at once in one of the rounds.
test.each([
  { lock: 'none', left: undefined, rounds: 100 },
  { lock: 'that of a killed process', left: KILLED, rounds: 20 },
  { lock: 'one that a killed process never wrote', left: '', rounds: 5 },
])('of several that start at once where there is $lock, one gets the folder', async ({ left, rounds }) => {
  const folder = await emptyFolder();
  const starters = await Promise.all([startStarter(folder), startStarter(folder), startStarter(folder)]);
  for (let round = 0; round < rounds; round++) {
    if (left !== undefined) await writeFile(join(folder, 'jobbfjord.pid'), left);
    const got = await Promise.all(starters.map((lock) => lock(true)));
    expect(got.filter(Boolean)).toHaveLength(1);
    await Promise.all(starters.map((lock) => lock(false)));
  }
});

test('whoever was killed while taking a lock away keeps nobody from it', async () => {
  const folder = await emptyFolder();
  const lock = await startStarter(folder);
  for (const file of ['jobbfjord.pid', 'jobbfjord.pid.old']) await writeFile(join(folder, file), KILLED);
  expect(await lock(true)).toBe(true);
  await expect(readFile(join(folder, 'jobbfjord.pid.old'))).rejects.toThrow('ENOENT');
  await lock(false);
});

test('what keeps it from being written is said, such as a full disk', async () => {
  await expect(lockFolder('/dev/null')).rejects.toThrow(/DATA_DIR \/dev\/null cannot be written to \(ENOTDIR/);
});

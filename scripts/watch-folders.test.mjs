import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchFolders } from './watch-folders.mjs';

async function watched() {
  const folder = await mkdtemp(join(tmpdir(), 'watched-'));
  await writeFile(join(folder, 'routes.ts'), '1');
  const changes = watchFolders([folder]);
  onTestFinished(async () => {
    changes.close();
    await rm(folder, { recursive: true });
  });
  const changedBy = async (act) => {
    const change = changes.next();
    await act();
    return basename(await change);
  };
  return { folder, changes, changedBy };
}

test('a file that was replaced is still seen when it is written again', async () => {
  const { folder, changedBy } = await watched();
  const file = join(folder, 'routes.ts');
  expect(await changedBy(() => writeFile(file, '2'))).toBe('routes.ts');
  await writeFile(`${file}.new`, '3');
  expect(await changedBy(() => rename(`${file}.new`, file))).toBe('routes.ts');
  expect(await changedBy(() => writeFile(file, '4'))).toBe('routes.ts');
});

test('new folders are watched, and tests and notes start nothing', async () => {
  const { folder, changedBy } = await watched();
  const domain = join(folder, 'pets');
  const first = await changedBy(async () => {
    await mkdir(domain);
    await writeFile(join(folder, 'routes.test.ts'), '');
    await writeFile(join(folder, '.routes.ts.swp'), '');
    await writeFile(join(folder, 'routes.ts'), '2');
  });
  expect(first).toBe('routes.ts');
  // The rest of an earlier change may be heard first.
  let second = first;
  while (second === first) second = await changedBy(() => writeFile(join(domain, 'queries.ts'), '1'));
  expect(second).toBe('queries.ts');
});

test('who waits for a change hears when no more will come', async () => {
  const { changes } = await watched();
  const change = changes.next();
  changes.close();
  expect(await change).toBeUndefined();
});

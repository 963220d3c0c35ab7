import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { alone } from './alone.mjs';

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'alone-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes a line before and after its work, in a process of its own. */
const program = (folder) => `
  import { appendFileSync, existsSync } from 'node:fs';
  import { alone } from '${import.meta.dirname}/alone.mjs';
  await alone('${folder}', () => existsSync('${folder}/done'), async () => {
    appendFileSync('${folder}/log', 'begin ');
    await new Promise((resolve) => setTimeout(resolve, 300));
    appendFileSync('${folder}/log', 'end ');
    appendFileSync('${folder}/done', '');
  });`;

const inProcess = (folder) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program(folder)], { stdio: 'inherit' });
    child.on('exit', resolve);
  });

test('of several that start at once one does the work, and the others wait for it', async () => {
  const folder = await emptyFolder();
  expect(await Promise.all([inProcess(folder), inProcess(folder), inProcess(folder)])).toEqual([0, 0, 0]);
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('begin end ');
});

test('who was killed at it, or fails, leaves the work to the next', async () => {
  const folder = await emptyFolder();
  const gone = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => gone.on('exit', resolve));
  await writeFile(join(folder, 'preparing.pid'), `${gone.pid}`);
  const log = join(folder, 'log');
  const fails = alone(
    folder,
    () => false,
    async () => {
      await appendFile(log, 'tried ');
      throw new Error('no network');
    },
  );
  await expect(fails).rejects.toThrow('no network');
  await alone(
    folder,
    () => false,
    () => appendFile(log, 'done'),
  );
  expect(await readFile(log, 'utf8')).toBe('tried done');
  expect(existsSync(join(folder, 'preparing.pid'))).toBe(false);
});

test('a folder that cannot be written to is one sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program('/dev/null/cache')]);
  expect(`${stderr}`).toBe('\nThe folder of the project cannot be written to (ENOTDIR at /dev/null/cache).\n\n');
  expect(status).toBe(1);
});

import { spawn } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder } from '../../../tests/support/product.ts';
import { startEmbeddedDatabase } from './embedded.ts';

test('what an interrupted first start left behind is made anew', async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'postgres.new'));
  await writeFile(join(folder, 'postgres.new/PG_VERSION'), '18\n');
  await mkdir(join(folder, 'postgres/base'), { recursive: true });
  const database = await startEmbeddedDatabase(folder);
  onTestFinished(() => database.stop());
  expect(await answers(database.url)).toBe(true);
});

test('where PostgreSQL can make nothing, such as on a full disk, is one sentence', async () => {
  const tooDeep = join(await emptyFolder(), ...Array(6).fill('folder'.repeat(40)));
  await expect(startEmbeddedDatabase(tooDeep)).rejects.toThrow(/^the embedded PostgreSQL cannot be made in /);
});

test('it is reached through a socket of its folder, or through its port where the path is too long for one', async () => {
  const short = await startEmbeddedDatabase(await emptyFolder());
  onTestFinished(() => short.stop());
  expect(new URL(short.socketUrl).hostname).toMatch(/postgres$/);
  expect(await answers(short.socketUrl)).toBe(true);
  const deep = await startEmbeddedDatabase(join(await emptyFolder(), 'folder'.repeat(20)));
  onTestFinished(() => deep.stop());
  expect(deep.socketUrl).toBe(deep.url);
  expect(await answers(deep.socketUrl)).toBe(true);
});

test('a database that is asked to stop is no trouble', async () => {
  const troubles: string[] = [];
  const database = await startEmbeddedDatabase(await emptyFolder(), { onTrouble: (reason) => troubles.push(reason) });
  await database.stop();
  expect(troubles).toEqual([]);
});

test('whoever has the numbers of killed processes by now is left alone, and keeps nothing from starting', async () => {
  const folder = await emptyFolder();
  await (await startEmbeddedDatabase(folder)).stop();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '/srv/jobbfjord'], {
    stdio: 'ignore',
  });
  onTestFinished(() => void stranger.kill());
  await writeFile(join(folder, 'jobbfjord.pid'), `${stranger.pid}`);
  await writeFile(join(folder, 'postgres/postmaster.pid'), `${stranger.pid}\n${folder}/postgres\n`);
  const database = await startEmbeddedDatabase(folder);
  onTestFinished(() => database.stop());
  expect(await answers(database.url)).toBe(true);
  expect(stranger.signalCode).toBe(null);
});

test('a backup that was put back serves, whoever copied it, and one that is no backup is one sentence', async () => {
  const folder = await emptyFolder();
  const first = await startEmbeddedDatabase(folder);
  await first.stop();
  const copy = await emptyFolder();
  await cp(folder, copy, { recursive: true });
  const restored = await startEmbeddedDatabase(copy);
  expect(await answers(restored.url)).toBe(true);
  await restored.stop();
  await rm(join(copy, 'postgres/global'), { recursive: true });
  await expect(startEmbeddedDatabase(copy)).rejects.toThrow(/^the embedded PostgreSQL does not start on /);
});

async function answers(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select true as answers');
  await client.end();
  return rows[0]?.answers;
}

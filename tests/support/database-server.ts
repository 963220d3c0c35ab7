import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase, openPool } from '../../server/platform/database/database.ts';
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { prepareJobs } from '../../server/platform/jobs/run-jobs.ts';

/** One real PostgreSQL for the run, with a migrated database that each test file gets a copy of. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(await memory(), 'jobbfjord-test-'));
  // Nothing here has to outlive a power cut.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const server = await startEmbeddedDatabase(folder, { settings });
  const admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query('create database template');
  await admin.end();
  const pool = openPool(server.url.replace(/postgres$/, 'template'), { size: 2, connectWithinMs: 30_000 });
  await prepareJobs(pool);
  await migrate(openDatabase(pool));
  await pool.end();
  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Where there is room for it: a copy has nearly two thousand files, and there are some disks that take half a second to forget them. */
async function memory() {
  const inMemory = '/dev/shm';
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ENOUGH ? inMemory : tmpdir();
}

/** Several times what is there at once. */
const ENOUGH = 1_000_000_000;

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

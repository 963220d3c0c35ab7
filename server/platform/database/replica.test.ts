import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startNetwork } from '../../../tests/support/network.ts';
import { until } from '../../../tests/support/product.ts';
import { createTestDatabase } from '../../../tests/support/test-app.ts';
import { readConfig } from '../../config.ts';
import { connectDatabase } from './connect.ts';

const SOON_MS = 9000;

/** A primary with one row, and what stands in for its copy. */
async function withReplica(replicaUrl: string) {
  const lines: string[] = [];
  const reasons: string[] = [];
  const write = (line: string) => {
    const { msg, reason } = JSON.parse(line);
    lines.push(msg);
    reasons.push(reason);
  };
  const log = pino({ level: 'info' }, { write });
  const config = readConfig({ DATABASE_URL: await createTestDatabase(), DATABASE_REPLICA_URL: replicaUrl });
  const { db, replica, close } = await connectDatabase(config, log);
  onTestFinished(close);
  await db.insertInto('rateLimitCounts').values({ key: 'primary', count: 1, resetsAt: new Date() }).execute();
  const keys = async () => (await replica.selectFrom('rateLimitCounts').select('key').execute()).map(({ key }) => key);
  return { db, keys, lines, reasons };
}

async function changed(url: string, change: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(change);
  await client.end();
  return url;
}

test('the replica is asked, as far behind as it may be', async () => {
  const { keys } = await withReplica(await createTestDatabase());
  // The primary answers for it while a busy machine does not open the connection within its second.
  await until(async () => (await keys()).length === 0);
});

test('a replica that does not know a new table yet leaves the answer to the primary', async () => {
  const { keys } = await withReplica(await changed(await createTestDatabase(), 'drop table rate_limit_counts'));
  expect(await keys()).toEqual(['primary']);
});

test('a replica that gives way to what it has to copy leaves the answer to the primary', async () => {
  const conflict = `
    drop table rate_limit_counts;
    create function conflict() returns text language plpgsql as $$
      begin
        raise 'canceling statement due to conflict with recovery' using errcode = '40001';
      end $$;
    create view rate_limit_counts as select conflict() as key`;
  const { keys } = await withReplica(await changed(await createTestDatabase(), conflict));
  expect(await keys()).toEqual(['primary']);
});

test('a replica that hangs holds nobody up for long, and is asked again when it is back', async () => {
  const network = await startNetwork(await createTestDatabase());
  const { db, keys, lines } = await withReplica(network.url);
  await until(async () => (await keys()).length === 0);
  // A busy machine may not open so many connections at once within their second, and that is not what is asked here.
  const occupy = () => sql`select pg_sleep(0.2)`.execute(db);
  await until(() => Promise.all(Array.from({ length: 20 }, occupy)).then(Boolean, () => false));
  network.silence();
  const askedAt = performance.now();
  expect(await Promise.all(Array.from({ length: 20 }, keys))).toEqual(Array.from({ length: 20 }, () => ['primary']));
  expect(performance.now() - askedAt).toBeLessThan(SOON_MS);
  await network.mend();
  await until(async () => (await keys()).length === 0, 2 * SOON_MS);
  expect(lines).toEqual(
    expect.arrayContaining(['the replica gives no answer: the primary is asked', 'the replica is back']),
  );
});

test('the log tells of a replica that is not there from the start', async () => {
  const { keys, lines } = await withReplica('postgres://nobody@127.0.0.1:1/nothing');
  expect(await keys()).toEqual(['primary']);
  await until(() => lines.includes('the replica gives no answer: the primary is asked'));
});

test('the log tells why a replica does not let us in', async () => {
  const url = new URL(await createTestDatabase());
  url.pathname = '/another';
  const { lines, reasons } = await withReplica(url.href);
  await until(() => lines.includes('the replica gives no answer: the primary is asked'));
  expect(reasons).toContain('database "another" does not exist');
});

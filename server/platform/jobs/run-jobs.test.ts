import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startNetwork } from '../../../tests/support/network.ts';
import { postMails } from '../../../tests/support/post-mail.ts';
import { until } from '../../../tests/support/product.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { fileScan } from '../../applications/scan-file.ts';
import { jobs } from '../../jobs.ts';
import { goOn } from '../../newsletters/start-sending.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';
import { type Db, openPool } from '../database/database.ts';
import { enqueue } from './enqueue.ts';
import { job, scheduledJob, work } from './job.ts';
import { runJobs } from './run-jobs.ts';

const hanging = work<object>('hang');
const working = work<{ name: string }>('work');
const waiting = work<{ name: string }>('wait');

test('a job that does not end in time is given back when the process stops, and done by the next', async () => {
  const { pool, db, platform } = await testApp();
  const isLocked = async () => {
    const { rows } = await sql<{ lockedBy: string | null }>`
      select locked_by from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where identifier = 'hang'`.execute(db);
    return rows.map(({ lockedBy }) => lockedBy !== null);
  };
  let begun = 0;
  const hangs = job(hanging, () => {
    begun += 1;
    return new Promise(() => {});
  });
  const runner = await runJobs(pool, [hangs], platform, 200);
  await enqueue(db, hanging, {});
  await until(() => begun === 1);
  expect(await isLocked()).toEqual([true]);
  await runner.stop();
  expect(await isLocked()).toEqual([false]);
  let done = false;
  const ends = job(hanging, async () => {
    done = true;
  });
  const next = await runJobs(pool, [ends], platform);
  await until(() => done);
  await next.stop();
});

test('a job that was given out and never came is given out again, and one that takes long is not', async () => {
  const { pool, db, platform } = await testApp();
  const begun: string[] = [];
  const works = job(working, async ({ name }) => {
    begun.push(name);
    if (name === 'long') await new Promise(() => {});
  });
  const runner = await runJobs(pool, [works], platform, 200);
  onTestFinished(() => runner.stop());
  await enqueue(db, working, { name: 'long' });
  await until(() => begun.length === 1);
  await enqueue(db, working, { name: 'unheard' }, { runAt: new Date('2200-01-01'), key: 'unheard' });
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes', run_at = now(),
    attempts = 1, locked_by = (select min(locked_by) from graphile_worker._private_jobs)`.execute(db);
  await until(() => begun.length > 1);
  expect(begun).toEqual(['long', 'unheard']);
});

const to = { address: 'kari@example.no' };
const mail = { to, subject: 'Hei', preview: 'Hei', heading: 'Hei', paragraphs: ['Hei'], smallPrint: [] };
const twice = [1, 2];

test.each<[string, (db: Db) => Promise<unknown>[]]>([
  ['mails', (db) => [postMails(db, [mail, mail]), ...twice.map(() => goOn(db, randomUUID()))]],
  ['files', (db) => [...twice, ...twice].map(() => enqueue(db, fileScan, { fileId: randomUUID() }))],
])('however many %s hang, one worker is left for the rest', async (_what, leave) => {
  const { pool, db, platform } = await testApp();
  const begun: string[] = [];
  const hang = (name: string) =>
    new Promise<void>(() => {
      begun.push(name);
    });
  const hanging = jobs.filter(({ mayHang }) => mayHang).map((each) => ({ ...each, run: () => hang(each.name) }));
  const works = job(working, async () => {
    begun.push('work');
  });
  await Promise.all(leave(db));
  const runner = await runJobs(pool, [...hanging, works], platform, 200);
  onTestFinished(() => runner.stop());
  await until(() => begun.length >= 3);
  await enqueue(db, working, { name: 'short' });
  await until(() => begun.length > 3);
  expect(begun.slice(3)).toEqual(['work']);
});

test('a schedule whose run hangs takes no other worker', async () => {
  const { pool, db, platform } = await testApp();
  const begun: string[] = [];
  const hangs = job(hanging, () => {
    begun.push('hang');
    return new Promise(() => {});
  });
  const works = job(working, async () => {
    begun.push('work');
  });
  const runner = await runJobs(pool, [hangs, works], platform, 200);
  onTestFinished(() => runner.stop());
  const ofSchedule = { _cron: { ts: '2026-11-24T06:05:00.000Z', backfilled: false } };
  for (let hour = 0; hour < 4; hour += 1) await enqueue(db, hanging, ofSchedule);
  await enqueue(db, working, { name: 'short' });
  await until(() => begun.includes('work'));
  expect(begun).toEqual(['hang', 'work']);
});

test('a clock that was put back lets no schedule rest', async () => {
  const { pool, db, platform } = await testApp();
  /** Workers that start then see the next minute begin soon. */
  const atMinute = (ms: number) => ms - (ms % MINUTE_MS) - 3000;
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: atMinute(now + DAY_MS), shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let runs = 0;
  const everyMinute = scheduledJob('every-minute', '* * * * *', async () => {
    runs += 1;
  });
  const runner = await runJobs(pool, [everyMinute], platform, 200);
  onTestFinished(() => runner.stop());
  const lastDue = async () => {
    const { rows } = await sql<{ at: Date | null }>`
      select last_execution as at from graphile_worker._private_known_crontabs`.execute(db);
    return rows[0]?.at?.getTime() ?? 0;
  };
  await until(async () => (await lastDue()) > now);
  vi.setSystemTime(atMinute(now - HOUR_MS));
  await until(() => runs > 0);
  expect(await lastDue()).toBeLessThan(now);
});

/** Jobs that end when they are told to, until the network is cut; later ones at once. The one of that name fails. */
async function runBehindNetwork(failing: string) {
  const { db, platform, url } = await testApp();
  const network = await startNetwork(url);
  const pool = openPool(network.url, { size: 4 });
  onTestFinished(() => pool.end());
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let holds = true;
  const waits = job(waiting, async ({ name }) => {
    begun.push(name);
    if (holds) await new Promise<void>((resolve) => ends.push(resolve));
    if (name === failing) throw new Error('failed');
  });
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  const runner = await runJobs(pool, [waits], { ...platform, log }, 200);
  onTestFinished(() => runner.stop());
  const cut = () => {
    holds = false;
    network.cut();
  };
  return { db, begun, ends, warnings, network: { cut, mend: network.mend } };
}

test('jobs that end while the database is away end nothing else, and are done again when it is back', async () => {
  const { db, network, begun, ends, warnings } = await runBehindNetwork('fails');
  for (const name of ['succeeds', 'fails']) await enqueue(db, waiting, { name });
  await until(() => ends.length === 2);
  network.cut();
  for (const end of ends) end();
  await enqueue(db, waiting, { name: 'later' });
  const hasWarned = (words: string) => warnings.some((line) => line.includes(words));
  await until(() => hasWarned('Failed to complete jobs') && hasWarned('Failed to fail jobs'));
  await network.mend();
  // What failed again may have been tried once more by now.
  const times = (name: string) => begun.filter((other) => other === name).length;
  await until(() => times('fails') >= 2 && times('succeeds') === 2 && times('later') === 1);
});

test('workers that could report several ends to nobody are followed by others', async () => {
  const { db, network, begun, ends, warnings } = await runBehindNetwork('last');
  for (const [before, name] of ['one', 'two', 'last'].entries()) {
    await enqueue(db, waiting, { name });
    await until(() => ends.length === before + 1);
  }
  network.cut();
  for (const [before, end] of ends.entries()) {
    await until(() => warnings.filter((line) => line.includes('Failed to complete jobs')).length === before);
    end();
  }
  await enqueue(db, waiting, { name: 'later' });
  await network.mend();
  await until(() => begun.includes('later'));
});

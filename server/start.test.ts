import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../tests/support/empty-database.ts';
import { isReady, sharedFolder, startProduct, until } from '../tests/support/product.ts';

const DATA_DIR = await sharedFolder();

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const question = { name: 'Kari', email: 'kari@example.no', topic: 'annet', message: 'Blir dette husket?' };
const ask = (url: string) => {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/api/support`, { method: 'POST', headers, body: JSON.stringify(question) });
};

test('it starts on an empty folder, says where to look, and ends cleanly when asked to', async () => {
  const product = await startProduct({ DATA_DIR });
  expect(product.output()).toContain(`Jobbfjord answers at http://localhost:${product.port}`);
  expect(product.output()).toContain('/demo/post');
  await until(() => isReady(product.url));
  expect((await fetch(`${product.url}/demo/post`)).status).toBe(200);
  const databasePid = product.databasePid();
  expect(await product.stop('SIGTERM')).toMatchObject({ code: 0 });
  expect(isRunning(databasePid)).toBe(false);
  expect(product.output()).not.toContain('error handlers');
});

test('Ctrl-C pressed twice ends it as cleanly', async () => {
  const product = await startProduct({ DATA_DIR });
  const databasePid = product.databasePid();
  product.stop('SIGINT');
  expect(await product.stop('SIGINT')).toMatchObject({ code: 0 });
  expect(isRunning(databasePid)).toBe(false);
});

test('so does closing the terminal', async () => {
  const product = await startProduct({ DATA_DIR });
  const databasePid = product.databasePid();
  expect(await product.stop('SIGHUP')).toMatchObject({ code: 0 });
  expect(isRunning(databasePid)).toBe(false);
});

test('the script behind npm start hands the signal on', async () => {
  const product = await startProduct({ DATA_DIR, program: 'scripts/start.mjs' });
  const databasePid = product.databasePid();
  expect(await product.stop('SIGTERM')).toMatchObject({ code: 0 });
  expect(isRunning(databasePid)).toBe(false);
});

test('killed without warning, the script behind npm start leaves nothing running', async () => {
  const product = await startProduct({ DATA_DIR, program: 'scripts/start.mjs' });
  const databasePid = product.databasePid();
  await product.stop('SIGKILL');
  await until(() => !isRunning(databasePid));
});

test('npm, signalled alone, leaves nothing running', async () => {
  const product = await startProduct({ program: 'npm start' });
  const databasePid = product.databasePid();
  await product.stop('SIGTERM');
  await until(() => !isRunning(databasePid));
});

test('a request under way is finished, new connections are refused', async () => {
  let answer = '';
  // A busy machine may refuse for its own sake: then once more.
  await until(async () => {
    answer = await answerWhileStopping();
    return !answer.startsWith('HTTP/1.1 503 ');
  }, 600_000);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

async function answerWhileStopping() {
  const product = await startProduct({ DATA_DIR });
  const body = JSON.stringify(question);
  await until(async () => (await ask(product.url)).status === 200);
  const socket = connect(Number(product.port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /api/support HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 10));
  await until(async () => (await fetch(`${product.url}/api/health/live`)).ok);
  const ended = product.stop('SIGTERM');
  await until(() => refuses(product.port));
  if (answer === '') expect(product.isRunning()).toBe(true);
  socket.write(body.slice(10));
  await until(() => answer !== '');
  socket.end();
  expect(await ended).toMatchObject({ code: 0 });
  return answer;
}

test('those who wait at the port of a busy process are let in before it ends', async () => {
  const product = await startProduct({ DATA_DIR });
  await until(() => isReady(product.url));
  const answer = () =>
    fetch(`${product.url}/api/health/live`).then(
      ({ status }) => status,
      () => 'cut off',
    );
  product.stop('SIGSTOP');
  const answers = Array.from({ length: 20 }, answer);
  await pause(500);
  const ended = product.stop('SIGTERM');
  product.stop('SIGCONT');
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
  expect(await ended).toMatchObject({ code: 0 });
});

test('somebody who never finishes a request does not hold the end up for more than ten seconds', async () => {
  const product = await startProduct({ DATA_DIR });
  const socket = connect(Number(product.port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    'POST /api/support HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  await until(async () => (await fetch(`${product.url}/api/health/live`)).ok);
  const databasePid = product.databasePid();
  const askedAt = Date.now();
  expect(await product.stop('SIGTERM')).toMatchObject({ code: 0 });
  // Left to themselves, such requests last for minutes. The exit code above says that ten seconds were enough.
  expect(Date.now() - askedAt).toBeLessThan(120_000);
  expect(isRunning(databasePid)).toBe(false);
});

test('killed without warning, it starts again on the same folder with everything it knew', async () => {
  const first = await startProduct();
  // Just started and on a busy machine, it may still refuse for its own sake.
  await until(async () => (await ask(first.url)).status === 200);
  await first.stop('SIGKILL');
  const second = await startProduct({ DATA_DIR: first.dataDir });
  await until(async () => (await (await fetch(`${second.url}/demo/post`)).text()).includes('Blir dette husket?'));
});

test('two instances start at once on one empty database', async () => {
  const DATABASE_URL = await emptyDatabase();
  const both = await Promise.all([startProduct({ DATABASE_URL }), startProduct({ DATABASE_URL })]);
  for (const { url } of both) await until(() => isReady(url));
});

test('an upgrade of large tables is given the time it takes, but not to wait for a table', async () => {
  const DATABASE_URL = await emptyDatabase();
  const database = new pg.Client(DATABASE_URL);
  await database.connect();
  onTestFinished(() => database.end());
  await database.query(`
    create schema noted;
    create table noted.limits (statement text, lock text, made text);
    create function noted.note() returns event_trigger language plpgsql as
      $$ begin
        insert into noted.limits select current_setting('statement_timeout'), current_setting('lock_timeout'), object_identity
        from pg_event_trigger_ddl_commands();
      end $$;
    create event trigger note on ddl_command_end execute function noted.note()`);
  await startProduct({ DATABASE_URL });
  const { rows } = await database.query(`
    select distinct statement, lock, made from noted.limits
    where made in ('public.kysely_migration', 'public.positions') order by made`);
  expect(rows).toEqual([
    // Whoever starts beside it waits as long as that takes.
    { statement: '0', lock: '0', made: 'public.kysely_migration' },
    // Visitors wait behind a change that waits for its table.
    { statement: '0', lock: '5s', made: 'public.positions' },
  ]);
});

const refuses = (port: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    }).on('error', () => resolve(true));
  });

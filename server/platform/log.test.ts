import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function logging() {
  const lines: string[] = [];
  const log = openLog({ logLevel: 'info', mode: 'production' }, { write: (line) => void lines.push(line) });
  return { log, lines };
}

test('what a mail server says is logged without the address it names', () => {
  const { log, lines } = logging();
  log.warn({ reason: '450 4.2.0 <kari.nordmann@eksempel-bedrift.no>: greylisted' }, 'with "ola+jobb@blåbær.no" too');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reason: '450 4.2.0 <[address]>: greylisted',
    msg: 'with "[address]" too',
  });
});

test('what the database says is logged without the values it was given', () => {
  const { log, lines } = logging();
  const error = new pg.DatabaseError('invalid input syntax for type date: "Kari Nordmann"', 1, 'error');
  Object.assign(error, { code: '22007', detail: 'Key (phone)=(99999999) exists.', where: 'Kari', table: 'users' });
  log.error({ err: error }, 'unexpected error');
  expect(lines.join()).not.toMatch(/Kari|99999999/);
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    code: '22007',
    table: 'users',
    message: 'invalid input syntax for type date',
    stack: expect.stringContaining('log.test.ts'),
  });
});

test('where in the program it went wrong stays readable', () => {
  const { log, lines } = logging();
  const error = new TypeError('no', { cause: new Error('because') });
  error.stack = 'TypeError: no\n    at node_modules/@fastify/multipart/index.js:1:2';
  log.error({ err: error }, 'unexpected error');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    type: 'TypeError',
    stack: error.stack,
    cause: { message: 'because' },
  });
});

test.skipIf(process.platform !== 'linux')('a line that the disk has no room for is lost, and nothing else', () => {
  const program = `
    import { openLog } from './server/platform/log.ts';
    process.stdout.on('error', () => {});
    const log = openLog({ logLevel: 'info', mode: 'production' });
    log.info('one');
    setTimeout(() => { log.info('two'); console.error('still here'); }, 1);`;
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    // What hangs is ended.
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  closeSync(full);
  expect([status, stderr]).toEqual([0, 'still here\n']);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Failure } from '../../contract/errors.ts';
import { isPassword } from './passwords.ts';

test('a password is kept by argon2id with the work that OWASP asks for', async () => {
  // In a process of its own, for the tests have it cheaper.
  const program = `
    const { hashPassword, isPassword } = await import('./server/accounts/passwords.ts');
    const kept = await hashPassword('Fjord&fjell2026');
    console.log(kept, await isPassword('Fjord&fjell2026', kept), await isPassword('fjord&fjell2026', kept));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$\S{22}\$\S{43} true false$/m);
});

test('of many passwords at once some wait, and the others are sent away', async () => {
  const looks = Array.from({ length: 90 }, () => isPassword('Fjord&fjell2026', undefined));
  const ends = (await Promise.allSettled(looks)).map((end) => (end.status === 'fulfilled' ? end.value : end.reason));
  expect(ends.slice(0, 62)).toEqual(Array(62).fill(false));
  expect(ends.slice(62)).toEqual(Array(28).fill(expect.any(Failure)));
  expect(ends.at(-1)).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
});

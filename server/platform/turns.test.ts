import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one user has eight calls worked on at once, whatever else happens to them, and nobody waits for another user', async () => {
  const inTurn = createTurns({ atOnce: 8 });
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
    if (most % 2) throw new Error('some fail');
  };
  const calls = Array.from({ length: 30 }, () => inTurn('kari', work).catch(() => {}));
  expect(await inTurn('ola', async () => 'served')).toBe('served');
  gate.resolve();
  await Promise.all(calls);
  expect(most).toBe(8);
  await expect(inTurn('kari', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn('kari', async () => 'still served')).toBe('still served');
});

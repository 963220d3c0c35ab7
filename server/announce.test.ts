import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { announce } from './announce.ts';
import { readConfig } from './config.ts';

test.each([
  ['http://localhost:3000', 'on', 0],
  ['http://[::1]', 'on', 0],
  ['https://jobb.example', 'on', 1],
  ['https://localhost.example', 'on', 1],
  ['https://jobb.example', 'off', 0],
])('the demo at %s that is %s is warned of %i times', async (PUBLIC_URL, DEMO, times) => {
  const warn = vi.fn();
  const given = { PUBLIC_URL, DEMO, SMTP_URL: 'smtp://localhost', NODE_ENV: 'test' };
  await announce(readConfig(given), { warn } as unknown as FastifyBaseLogger);
  expect(warn).toHaveBeenCalledTimes(times);
});

import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../tests/support/test-app.ts';
import { serveMetrics } from './metrics.ts';

test('requests are counted by route, all assets as one, for whoever knows the token', async () => {
  const { pool, db } = await testApp();
  const app = Fastify();
  onTestFinished(() => app.close());
  serveMetrics(app, 'fjord', pool, db);
  for (const url of ['/stilling/:id', '/assets/root-a1.js', '/assets/lists-b2.css']) app.get(url, () => 'fjord');
  for (const url of ['/stilling/1', '/stilling/2', '/assets/root-a1.js', '/assets/lists-b2.css', '/finnes-ikke']) {
    await app.inject(url);
  }
  const read = (token: string) => app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  const counts = (await read('fjord')).body.match(/(?<=^http_request_duration_seconds_count).*/gm);
  expect(counts).toEqual([
    '{method="GET",route="/stilling/:id",status="200"} 2',
    '{method="GET",route="/assets/*",status="200"} 2',
    '{method="GET",route="none",status="404"} 1',
  ]);
  expect((await read('fjell')).statusCode).not.toBe(200);
});

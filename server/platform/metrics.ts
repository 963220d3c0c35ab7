import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Failure } from '../../contract/errors.ts';
import type { Db } from './database/database.ts';
import { isSameSecret } from './is-same-secret.ts';
import { countJobs } from './jobs/count-jobs.ts';

/** Figures for Prometheus at /metrics, for whoever knows the token. Without a token there is no such address. */
export function serveMetrics(app: FastifyInstance, token: string | undefined, pool: Pool, db: Db) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue: waiting for a worker, planned for later, given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without the database there is no figure, rather than a wrong one; the other figures matter most then.
      const counts = await countJobs(db).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  if (!token) return registry;
  app.get('/metrics', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) throw new Failure('notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

/** Each asset has a route of its own, whose name changes with its content: in the figures they are one. */
function routeOf({ routeOptions }: FastifyRequest) {
  const { url = 'none' } = routeOptions;
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

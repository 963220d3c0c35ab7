import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Endpoint, RateLimit } from '../../../contract/endpoint.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Db } from '../database/database.ts';
import { scheduledJob } from '../jobs/job.ts';

const FLUSH_MS = 1000;
/** Limits above this are counted here and added up in the database every second; a few calls too many do no harm there. */
const EXACT_UP_TO = 60;

export interface RateLimits {
  take(endpoint: Endpoint, caller: string): Promise<void>;
  /** Like `take`, for limits finer than one endpoint: so many log-ins for one account. */
  count(key: string, limit: RateLimit): Promise<void>;
  /** Like `count`, without counting: whether it was too many already. For limits up to 60. */
  check(key: string, limit: RateLimit): Promise<void>;
  /** What was counted turned out to be no such thing. For limits up to 60. */
  giveBack(key: string): Promise<void>;
  close(): void;
}

interface Bucket {
  /** Counted here and not yet added in the database. */
  pending: number;
  /** Counted by all instances when last asked. */
  counted: number;
  /** Of `performance.now()`: by a clock that was put back an hour, whoever was refused would be for that hour. */
  resetsAtMs: number;
  windowSeconds: number;
}

/** Limits that hold across instances: the counters stand in the database. */
export function openRateLimits(db: Db, log: FastifyBaseLogger): RateLimits {
  const buckets = new LRUCache<string, Bucket>({ max: 50_000 });

  const exactly = async (key: string, limit: RateLimit) => {
    const [row] = await add(db, [{ key, amount: 1, windowSeconds: limit.windowSeconds }]);
    if (row && row.count > limit.max) throw tooMany(row.resetsInSeconds);
  };

  const roughly = (key: string, limit: RateLimit) => {
    const now = performance.now();
    let bucket = buckets.get(key);
    if (!bucket || bucket.resetsAtMs <= now) {
      const { windowSeconds } = limit;
      bucket = { pending: 0, counted: 0, resetsAtMs: now + windowSeconds * 1000, windowSeconds };
      buckets.set(key, bucket);
    }
    bucket.pending += 1;
    if (bucket.counted + bucket.pending > limit.max) throw tooMany((bucket.resetsAtMs - now) / 1000);
  };

  const flush = async () => {
    const dirty = [...buckets.entries()].filter(([, bucket]) => bucket.pending > 0);
    if (dirty.length === 0) return;
    const amounts = dirty.map(([key, { pending, windowSeconds }]) => ({ key, amount: pending, windowSeconds }));
    const sent = new Map(amounts.map(({ key, amount }) => [key, amount]));
    for (const row of await add(db, amounts)) {
      const bucket = buckets.peek(row.key);
      if (!bucket) continue;
      bucket.pending -= sent.get(row.key) ?? 0;
      bucket.counted = row.count;
      bucket.resetsAtMs = performance.now() + row.resetsInSeconds * 1000;
    }
  };

  let isFlushing = false;
  const timer = setInterval(async () => {
    // What is on its way is pending until it has come: another would add it again.
    if (isFlushing) return;
    isFlushing = true;
    // What could not be added stays pending and is added with the next one.
    await flush().catch((error: Error) => log.debug({ reason: error.message }, 'rate limits not shared'));
    isFlushing = false;
  }, FLUSH_MS);
  timer.unref();

  const count = async (key: string, limit: RateLimit) =>
    limit.max <= EXACT_UP_TO ? exactly(key, limit) : roughly(key, limit);
  return {
    count,
    check: async (key, limit) => {
      const row = await read(db, key, limit.windowSeconds);
      if (row && row.count >= limit.max) throw tooMany(row.resetsInSeconds);
    },
    giveBack: async (key) => {
      await sql`update rate_limit_counts set count = count - 1 where key = ${key} and count > 0`.execute(db);
    },
    take: async ({ method, path, rateLimit }, caller) => {
      if (rateLimit !== 'unlimited') await count(`${method} ${path} ${caller}`, rateLimit);
    },
    close: () => clearInterval(timer),
  };
}

export const noRateLimits: RateLimits = {
  take: async () => {},
  count: async () => {},
  check: async () => {},
  giveBack: async () => {},
  close: () => {},
};

const read = (db: Db, key: string, windowSeconds: number) =>
  db
    .selectFrom('rateLimitCounts')
    .select(['count', sql<number>`extract(epoch from resets_at - now())::float8`.as('resetsInSeconds')])
    .where('key', '=', key)
    .where('resetsAt', '>', sql<Date>`now()`)
    .where('resetsAt', '<=', sql<Date>`clock_timestamp() + make_interval(secs => ${windowSeconds})`)
    .executeTakeFirst();

/**
 * A window that ends later than one that begins now is from before the clock was put back: it counts as over. Now is when the
 * counter is ours: one that began after this statement, which waited for it, is not from the future.
 */
async function add(db: Db, amounts: { key: string; amount: number; windowSeconds: number }[]) {
  const { rows } = await sql<{ key: string; count: number; resetsInSeconds: number }>`
    insert into rate_limit_counts as counts (key, count, resets_at)
    select key, amount, now() + window_seconds * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(amounts.map(toRow))}::jsonb) as _(key text, amount int, window_seconds int)
    on conflict (key) do update set
      count = case when ${isOpen} then counts.count + excluded.count else excluded.count end,
      resets_at = case when ${isOpen} then counts.resets_at else excluded.resets_at end
    returning key, count, extract(epoch from resets_at - now())::float8 as "resetsInSeconds"`.execute(db);
  return rows;
}

const isOpen = sql`counts.resets_at > now() and counts.resets_at <= clock_timestamp() + (excluded.resets_at - now())`;

const toRow = ({ key, amount, windowSeconds }: { key: string; amount: number; windowSeconds: number }) => ({
  key,
  amount,
  window_seconds: windowSeconds,
});

const tooMany = (seconds: number) =>
  new Failure('tooMany', undefined, { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });

/** Counters whose window has passed. */
export const sweepRateLimits = scheduledJob('sweep-rate-limits', '17 * * * *', async ({ db }) => {
  await sql`delete from rate_limit_counts where resets_at < now()`.execute(db);
});

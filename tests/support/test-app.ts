import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { inject, onTestFinished } from 'vitest';
import { createApp } from '../../server/app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { openDatabase, openPool } from '../../server/platform/database/database.ts';
import { openFiles } from '../../server/platform/files/files.ts';
import { noRateLimits, openRateLimits } from '../../server/platform/http/rate-limits.ts';
import { keptMailer, openMailer } from '../../server/platform/mail/mailer.ts';
import { serveKeptMails } from '../../server/platform/mail/serve-kept-mails.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { asAdmin, dropDatabase } from './empty-database.ts';
import { mailReader } from './read-mails.ts';
import { jobRunner } from './run-due-jobs.ts';

interface Options {
  config?: Partial<Config>;
  rateLimits?: boolean;
  /** With the demo's /demo/post. */
  keptMails?: boolean;
  now?: Date;
  /** Time passes only by `clock.moveBy`: for what the product does for a few seconds and then leaves to a job. */
  isClockStill?: boolean;
}

/** The whole API on a database of its own. Ends with the test (or, when made in `beforeAll`, by `close`). */
export async function createTestApp({
  config = {},
  rateLimits = false,
  keptMails = false,
  now,
  isClockStill = false,
}: Options = {}) {
  const url = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-test-app-'));
  const pool = openPool(url, { size: 8, connectWithinMs: 30_000 });
  const db = openDatabase(pool);
  const clock = movableClock(now, isClockStill);
  const settings = {
    ...readConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      NODE_ENV: 'test',
      // Nobody is there: no test asks the real register.
      BRREG_URL: 'http://127.0.0.1:1',
    }),
    ...config,
  };
  const log = pino({ level: 'silent' });
  const limits = rateLimits ? openRateLimits(db, log) : noRateLimits;
  const platform: Platform = {
    config: settings,
    db,
    replica: db,
    mailer: settings.mail.smtpUrl ? openMailer(settings) : keptMailer,
    files: await openFiles(settings, db, clock),
    clock,
    rateLimits: limits,
    log,
  };
  const app = await createApp(platform, { isDatabaseUp: () => true, isStopping: () => false });
  if (keptMails) serveKeptMails(app, db, settings.publicUrl);
  await app.ready();
  const close = async () => {
    limits.close();
    await app.close();
    platform.mailer.close();
    await db.destroy();
    await dropDatabase(url);
    await rm(folder, { recursive: true, force: true });
  };
  return {
    app,
    platform,
    db,
    pool,
    url,
    clock,
    close,
    call: caller(app),
    ...jobRunner(pool, platform),
    mails: mailReader(platform),
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** For a test that wants an app to itself. */
export async function testApp(options?: Options) {
  const app = await createTestApp(options);
  onTestFinished(app.close);
  return app;
}

export interface CallOptions {
  body?: InjectOptions['payload'];
  token?: string;
  headers?: Record<string, string>;
  address?: string;
}

/** `call('POST /api/support', { body })` → status, headers and the parsed reply. */
const caller =
  (app: FastifyInstance) =>
  async (name: string, { body, token, headers, address }: CallOptions = {}) => {
    const [method, url] = name.split(' ') as ['GET', string];
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address ?? '127.0.0.1',
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    });
    const isJson = `${answer.headers['content-type']}`.includes('json');
    // biome-ignore lint/suspicious/noExplicitAny: tests assert what the reply is
    return { status: answer.statusCode, headers: answer.headers, body: (isJson ? answer.json() : answer.body) as any };
  };

/** A migrated, empty database of its own. */
export async function createTestDatabase() {
  const serverUrl = inject('databaseUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin([`create database ${name} template template strategy file_copy`]);
  return serverUrl.replace(/postgres$/, name);
}

function movableClock(start: Date | undefined, isStill: boolean) {
  // Asked once: a still clock stands at `start`, and not a millisecond beside it.
  const madeMs = Date.now();
  let stoppedMs = isStill ? madeMs : undefined;
  const stop = () => {
    stoppedMs = Date.now();
  };
  let offsetMs = start ? start.getTime() - madeMs : 0;
  return {
    now: () => new Date((stoppedMs ?? Date.now()) + offsetMs),
    moveBy: (milliseconds: number) => {
      offsetMs += milliseconds;
    },
    /** From now on time passes only by `moveBy`. */
    stop,
  };
}

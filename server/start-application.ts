import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { closeKnownLogIns, ensureStaff } from './accounts/index.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { freshBusinessIndex } from './businesses/index.ts';
import type { Config } from './config.ts';
import { jobs } from './jobs.ts';
import { freshNationalIndex, startImport } from './national/index.ts';
import { carryOnNewsletters } from './newsletters/jobs.ts';
import { systemClock } from './platform/clock.ts';
import { asRefusal, type connectDatabase } from './platform/database/connect.ts';
import { isInUse, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { patiently } from './platform/database/patiently.ts';
import { openFiles } from './platform/files/files.ts';
import { closeOnceQuiet, listen } from './platform/http/listen.ts';
import { noRateLimits, openRateLimits } from './platform/http/rate-limits.ts';
import { enqueue } from './platform/jobs/enqueue.ts';
import { prepareJobs, runJobs } from './platform/jobs/run-jobs.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { serveKeptMails } from './platform/mail/serve-kept-mails.ts';
import { serveMetrics } from './platform/metrics.ts';
import { serveAssets } from './platform/pages/serve-assets.ts';
import { servePages } from './platform/pages/serve-pages.ts';
import type { Platform } from './platform/platform.ts';
import { freshPositionIndex } from './positions/index.ts';
import { builtWeb, createRenderer, loadBuild } from './renderer.ts';
import { STOP_WITHIN_MS } from './start.ts';

const REQUESTS_END_WITHIN_MS = 6_000;

type Database = Awaited<ReturnType<typeof connectDatabase>>;

/** Starts everything in order, and stops it in the opposite order. */
export async function startApplication(
  given: Config,
  database: Database,
  log: Platform['log'],
  { development }: { development: boolean },
) {
  const { config, stopRegister } = await withRegister(given);
  const platform = await patiently(() => openPlatform(config, database, log));
  await patiently(() => fill(platform));
  let stopping = false;
  const app = await createApp(platform, { isDatabaseUp: database.isUp, isStopping: () => stopping });
  const figures = serveMetrics(app, config.metricsToken, database.pool, database.db);
  if (platform.mailer.keeps) serveKeptMails(app, database.db, config.publicUrl);
  await addPages(app, config, development);
  await listen(app, config);
  const runner = await patiently(() => runJobs(database.pool, jobs, platform));
  await patiently(() => enqueue(database.db, carryOnNewsletters, {}, { key: 'carry on newsletters' }));
  await announce(config, log);
  const stopReading = await patiently(() => readNationalAds(platform, figures));

  const stopAll = async () => {
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    // One whose request ends meanwhile would be kept open for the next one.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_WITHIN_MS).unref();
    // Side by side: a visitor who never finishes takes most of the time there is.
    await Promise.all([closeOnceQuiet(app), runner.stop(), stopReading()]);
    platform.rateLimits.close();
    await stopRegister();
    platform.mailer.close();
    await database.close();
  };
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= stopAll();
    return stopped;
  };
  return { stop };
}

/** In the demo, a stand-in answers for Enhetsregisteret unless another address is given. */
async function withRegister(config: Config) {
  if (!config.demo || config.brregUrl) return { config, stopRegister: async () => {} };
  const register = await (await import('../demo/start-register.ts')).startRegisterOfDemo();
  return { config: { ...config, brregUrl: register.url }, stopRegister: register.close };
}

async function openPlatform(
  config: Config,
  { db, replica, openUpgrade }: Database,
  log: Platform['log'],
): Promise<Platform> {
  const migrated = await bringUpToDate(openUpgrade());
  if (migrated.length > 0) log.info({ migrated }, 'database brought up to date');
  const files = await openFiles(config, db, systemClock);
  const rateLimits = config.rateLimits ? openRateLimits(db, log) : noRateLimits;
  return { config, db, replica, mailer: openMailer(config), files, rateLimits, clock: systemClock, log };
}

/** Without the limits for what visitors wait for: an index of a large table takes minutes, and who starts beside it waits. */
async function bringUpToDate(pool: Database['pool']) {
  const upgrade = async () => {
    await prepareJobs(pool);
    return await migrate(openDatabase(pool));
  };
  try {
    return await patiently(upgrade, isInUse);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await pool.end();
  }
}

/** Who and what must be there before the first visitor, who should not be the one to wait for the indexes. */
async function fill(platform: Platform) {
  if (platform.config.demo) await (await import('../demo/fill.ts')).fillDemo(platform);
  else await closeKnownLogIns(platform, (await import('../demo/log-ins.ts')).logIns);
  await ensureStaff(platform);
  await Promise.all([freshPositionIndex(platform), freshBusinessIndex(platform), freshNationalIndex(platform)]);
}

async function readNationalAds(platform: Platform, figures: Registry) {
  const { url } = platform.config.navFeed;
  const standIn = url ? undefined : await (await import('../demo/start-nav-feed.ts')).startNavFeedOfDemo(platform);
  const stopImport = startImport(platform, url ?? standIn?.url ?? '', figures);
  return async () => {
    await stopImport();
    await standIn?.close();
  };
}

async function addPages(app: FastifyInstance, config: Config, development: boolean) {
  if (development) {
    const { addDevelopmentPages } = await import('./development.ts');
    return addDevelopmentPages(app, config.publicUrl);
  }
  const build = await loadBuild();
  await serveAssets(app, `${builtWeb}/client`);
  servePages(
    app,
    config.publicUrl,
    createRenderer(app, config.publicUrl, async () => build),
  );
}

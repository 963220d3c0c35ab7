import type { FastifyInstance } from 'fastify';
import { ensureStaff } from './accounts/index.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { freshBusinessIndex } from './businesses/index.ts';
import { type Config, ConfigError } from './config.ts';
import { jobs } from './jobs.ts';
import { freshNationalIndex, startImport } from './national/index.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { openFiles } from './platform/files/files.ts';
import { noRateLimits, openRateLimits } from './platform/http/rate-limits.ts';
import { prepareJobs, runJobs } from './platform/jobs/run-jobs.ts';
import { openLog } from './platform/log.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { serveKeptMails } from './platform/mail/serve-kept-mails.ts';
import { serveMetrics } from './platform/metrics.ts';
import { serveAssets } from './platform/pages/serve-assets.ts';
import { servePages } from './platform/pages/serve-pages.ts';
import type { Platform } from './platform/platform.ts';
import { freshPositionIndex } from './positions/index.ts';
import { builtWeb, createRenderer, loadBuild } from './renderer.ts';

const REQUESTS_END_WITHIN_MS = 6_000;
const STOP_WITHIN_MS = 10_000;

/** Starts everything in order, and stops it in the opposite order. */
export async function start(config: Config, { development }: { development: boolean }) {
  const log = openLog(config);
  const database = await connectDatabase(config, log);
  try {
    const { pool, db, replica } = database;
    await prepareJobs(pool);
    const migrated = await migrate(db);
    if (migrated.length > 0) log.info({ migrated }, 'database brought up to date');

    let stopping = false;
    const readiness = { isDatabaseUp: database.isUp, isStopping: () => stopping };
    const mailer = openMailer(config);
    const files = await openFiles(config, db, systemClock);
    const rateLimits = config.rateLimits ? openRateLimits(db, log) : noRateLimits;
    const platform: Platform = { config, db, replica, mailer, files, rateLimits, clock: systemClock, log };
    if (config.demo) await (await import('../demo/load.ts')).loadDemo(platform);
    if (config.demo) await (await import('../demo/people.ts')).addDemoPeople(platform);
    await ensureStaff(platform);
    // The first visitor should not be the one who waits for the indexes.
    await Promise.all([freshPositionIndex(platform), freshBusinessIndex(platform), freshNationalIndex(platform)]);
    const app = await createApp(platform, readiness);
    const figures = serveMetrics(app, config.metricsToken, pool, db);
    if (mailer.keeps) serveKeptMails(app, db, config.publicUrl);
    await addPages(app, config, development);
    await listen(app, config);
    const runner = await runJobs(pool, jobs, platform);
    const navFeed = config.navFeed.url
      ? undefined
      : await (await import('../demo/start-nav-feed.ts')).startNavFeedOfDemo(platform);
    const stopImport = startImport(platform, config.navFeed.url ?? navFeed?.url ?? '', figures);
    await announce(config, log);

    const stopAll = async () => {
      stopping = true;
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_WITHIN_MS).unref();
      await app.close();
      rateLimits.close();
      await runner.stop();
      await stopImport();
      await navFeed?.close();
      mailer.close();
      await database.close();
    };
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= stopAll();
      return stopped;
    };
    return { stop };
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
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

async function listen(app: FastifyInstance, { host, port }: Config) {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`PORT ${port} is taken by another program. Stop it, or set another PORT.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new ConfigError(`HOST ${host} and PORT ${port} cannot be listened on.`);
    throw error;
  }
}

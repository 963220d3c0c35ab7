import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { openDatabase, openPool } from '../../server/platform/database/database.ts';
import { openFiles } from '../../server/platform/files/files.ts';
import { noRateLimits } from '../../server/platform/http/rate-limits.ts';
import { openLog } from '../../server/platform/log.ts';
import { keptMailer } from '../../server/platform/mail/mailer.ts';

// The product's API as it is, without pages and jobs.
const config = readConfig({ ...process.env, DEMO: 'off', LOG_LEVEL: 'error' });
const log = openLog(config);
const db = openDatabase(openPool(config.database.url ?? '', { size: 8 }));
const files = await openFiles(config, db, systemClock);
const platform = {
  config,
  db,
  replica: db,
  clock: systemClock,
  mailer: keptMailer,
  files,
  rateLimits: noRateLimits,
  log,
};
const app = await createApp(platform, { isDatabaseUp: () => true, isStopping: () => false });
await app.listen({ host: '127.0.0.1', port: config.port });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ memory: process.memoryUsage(), cpuMs: (user + system) / 1000 });
});
process.send?.('listening');

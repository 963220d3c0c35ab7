import type { Config } from './config.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { refuseTakenPort } from './platform/http/listen.ts';
import { openLog } from './platform/log.ts';

export const STOP_WITHIN_MS = 10_000;

/** What an operator can have wrong is looked at before the application is read, which takes a second or more. */
export async function start(config: Config, options: { development: boolean }) {
  const log = openLog(config);
  const database = await connectDatabase(config, log);
  try {
    await refuseTakenPort(config);
    const { startApplication } = await import('./start-application.ts');
    return await startApplication(config, database, log, options);
  } catch (error) {
    // What stopped the start is what matters.
    await database.close().catch(() => {});
    throw error;
  }
}

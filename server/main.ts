import { ConfigError, readConfig } from './config.ts';
import { STOP_WITHIN_MS, start } from './start.ts';

process.title = 'jobbfjord';

/** Asked to stop while it still starts, it first finishes starting: half a start cannot be undone in order. */
let stopAtOnce = false;
let stop = () => {
  stopAtOnce = true;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
};
// SIGHUP: the terminal was closed. What is still said then has no reader, or no room on a full disk, which is no reason to fail.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
// Whoever started us was killed, and the next start needs the folder.
process.on('disconnect', () => stop());
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  const running = await start(readConfig(process.env), { development: process.argv.includes('--dev') });
  stop = () => void running.stop().then(() => process.exit(0));
  if (stopAtOnce) stop();
} catch (error) {
  // What the operator can mend is one sentence; anything else is ours and needs its trace.
  console.error(error instanceof ConfigError ? `\nJobbfjord cannot start: ${error.message}\n` : error);
  process.exit(1);
}

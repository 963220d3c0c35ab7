import { ConfigError, readConfig } from './config.ts';
import { start } from './start.ts';

process.title = 'jobbfjord';

/** Asked to stop while it still starts, it first finishes starting: half a start cannot be undone in order. */
let stopAtOnce = false;
let stop = () => {
  stopAtOnce = true;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());

try {
  const running = await start(readConfig(process.env), { development: process.argv.includes('--dev') });
  stop = () => void running.stop().then(() => process.exit(0));
  if (stopAtOnce) stop();
} catch (error) {
  // What the operator can mend is one sentence; anything else is ours and needs its trace.
  console.error(error instanceof ConfigError ? `\nJobbfjord cannot start: ${error.message}\n` : error);
  process.exit(1);
}

import { ConfigError, readConfig } from './config.ts';
import { start } from './start.ts';

process.title = 'jobbfjord';

try {
  const running = await start(readConfig(process.env), { development: process.argv.includes('--dev') });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => running.stop());
} catch (error) {
  // What the operator can mend is one sentence; anything else is ours and needs its trace.
  console.error(error instanceof ConfigError ? `\nJobbfjord cannot start: ${error.message}\n` : error);
  process.exit(1);
}

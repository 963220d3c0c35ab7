import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';

const port = Number(process.env.E2E_PORT ?? 3111);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Generous, because a limit is there to end what hangs, not to measure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Told apart in the report; a machine that builds beside it makes a browser late now and then.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/jobbfjord/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Recording every test takes a sixth of the time; `--trace on` shows the one that is looked for.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Files are named in the system's encoding, and a bare machine may have none with æ, ø and å.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      args: [
        // The pages of a context share a process, so that the empty one it begins with does not cost one of its own.
        '--renderer-process-limit=1',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `${process.execPath} tests/support/serve.ts`,
    url: `http://127.0.0.1:${port}/api/health/ready`,
    env: { PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}`, DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    stdout: 'pipe',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../tests/support/browser.ts';

// Finds a Chromium, or installs one: Debian's where we may, else Playwright's own.
const debian = (browser: string): [string, string[]] => [
  'sh',
  ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${browser} fonts-liberation`],
];
const playwright: [string, string[]] = [
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'],
];
const installs =
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
    ? [debian('chromium-headless-shell'), debian('chromium'), playwright]
    : [playwright];
for (const [program, args] of installs) {
  if (findBrowser()) break;
  console.log(`\n› Installing a browser for the tests: ${program} ${args.join(' ')}`);
  try {
    execFileSync(program, args, { stdio: 'inherit', timeout: 10 * 60_000 });
  } catch {
    console.log('That did not work here; trying the next way.');
  }
}
if (!findBrowser()) {
  console.error('No browser was found or could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.');
  process.exit(1);
}

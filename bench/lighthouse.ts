import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../tests/support/browser.ts';
import { serveProduct } from './measure/product.ts';

// Lighthouse with its mobile preset on the home page and a list. Installed beside the project: nothing else needs it.
const folder = join(tmpdir(), 'jobbfjord-bench-lighthouse');
mkdirSync(folder, { recursive: true });
execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', 'lighthouse@13'], {
  stdio: 'inherit',
});
const product = await serveProduct(3201);
try {
  for (const path of ['/', '/stillinger']) report(path, measure(`${product.url}${path}`));
  console.log('Goals: performance 95, accessibility 100, best practices 100, search engines 100.');
} finally {
  await product.stop();
}

function measure(url: string): Record<string, { title: string; score: number }> {
  const output = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run';
  execFileSync(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  return JSON.parse(readFileSync(output, 'utf8')).categories;
}

function report(path: string, categories: Record<string, { title: string; score: number }>) {
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
  console.log(`${path.padEnd(12)} ${scores.join(', ')}`);
}

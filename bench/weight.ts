import { chromium } from '@playwright/test';
import { findBrowser } from '../tests/support/browser.ts';
import { readListContent } from './measure/content.ts';
import { serveNextPage } from './measure/next-page.ts';
import { serveProduct } from './measure/product.ts';

// Bytes over the wire at the first view of the job list, by kind, beside the same list in Next.js.
const product = await serveProduct(3201);
const next = await serveNextPage(3202, await readListContent(product.url));
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  report('ours', await weigh(`${product.url}/stillinger`));
  report('Next.js', await weigh(`${next.url}/`));
  console.log('Goals: script at most 130 kB, everything at most 220 kB.');
} finally {
  await browser.close();
  await product.stop();
  await next.stop();
}

async function weigh(url: string) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  // What the page loads by itself after that belongs to the first view too.
  await page.waitForTimeout(3000);
  await page.close();
  return bytes;
}

function report(name: string, bytes: Record<string, number>) {
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const parts = Object.entries(bytes).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)} kB`);
  console.log(`${name.padEnd(8)} everything ${(total / 1000).toFixed(1)} kB: ${parts.join(', ')}`);
}

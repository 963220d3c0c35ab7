import autocannon from 'autocannon';
import { readListContent } from './measure/content.ts';
import { median } from './measure/median.ts';
import { serveNextPage } from './measure/next-page.ts';
import { serveProduct } from './measure/product.ts';

// Pages a second of the job list: ours rendered anew, ours from the cache, and Next.js rendering the same content.
const ROUNDS = 3;
const SECONDS = 8;

const product = await serveProduct(3201);
const next = await serveNextPage(3202, await readListContent(product.url));
let unique = 0;
const arms = {
  'Next.js, dynamic': () => load(next.url, () => `/?search=&n=${unique++}`),
  'ours, rendered anew': () => load(product.url, () => `/stillinger?n=${unique++}`),
  'ours, from the cache': () => load(product.url, () => '/stillinger'),
};
const results: Record<string, number[]> = {};
try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, measure] of Object.entries(arms)) {
      const pages = await measure();
      results[name] = [...(results[name] ?? []), pages];
      console.log(`round ${round + 1}  ${name.padEnd(22)} ${pages.toFixed(0).padStart(8)} pages/s`);
    }
  }
} finally {
  await product.stop();
  await next.stop();
}

const control = median(results['Next.js, dynamic']);
console.log(`\nrendered anew: ${(median(results['ours, rendered anew']) / control).toFixed(1)} x Next.js (goal 4)`);
console.log(`from the cache: ${(median(results['ours, from the cache']) / control).toFixed(0)} x Next.js (goal 100)`);

async function load(url: string, path: () => string) {
  const result = await autocannon({
    url,
    connections: 16,
    duration: SECONDS,
    headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
    setupClient: keepNoBody,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} failures, ${result.errors} errors`);
  return result.requests.average;
}

/** Autocannon reads each body as text, which takes it longer for a compressed one than the server needs to send it. */
function keepNoBody(client: autocannon.Client) {
  Object.assign((client as unknown as { pipelinedRequests: object }).pipelinedRequests, { addBody: () => {} });
}

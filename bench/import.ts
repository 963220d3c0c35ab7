import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateNavAd } from '../demo/nav-feed/generate-nav-ads.ts';
import { type ParsedAd, parseAd } from '../server/national/ad/parse-ad.ts';
import { applyDetails, type Detail } from '../server/national/import/apply-details.ts';
import { type Db, openDatabase, openPool } from '../server/platform/database/database.ts';
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts';
import { migrate } from '../server/platform/database/migrate.ts';

// npm run bench -- import [ADS]: a first load, then the same ads with 5 % changed, as the import writes them and row by row.
const ADS = Number(process.argv[3] ?? 40_000);
const BATCH = 200;
const CHANGED = 0.05;
const now = new Date();

const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-bench-'));
const server = await startEmbeddedDatabase(folder);
const pool = openPool(server.url, { size: 4 });
const db = openDatabase(pool);
await migrate(db);

const detail = (index: number, changed: boolean): Detail => {
  const ad = generateNavAd(index, 1, now);
  const content = { ...ad, expires: '2099-12-31T00:00:00+01:00', ...(changed && { title: `${ad.title} (endret)` }) };
  return {
    id: ad.uuid,
    eventAt: now.toISOString(),
    entry: { uuid: ad.uuid, status: 'ACTIVE', sistEndret: null, ad_content: content },
  };
};
const isChanged = (index: number) => index % Math.round(1 / CHANGED) === 0;

async function inBatches(second: boolean) {
  for (let start = 0; start < ADS; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, ADS - start) }, (_, nth) =>
      detail(start + nth, second && isChanged(start + nth)),
    );
    await timed(() => db.transaction().execute((tx) => applyDetails(tx, batch, now)));
  }
}

/** What is usual: every ad parsed and written, each by itself, with the same indexes and triggers. */
async function rowByRow(second: boolean) {
  for (let index = 0; index < ADS; index++) {
    const { id, entry } = detail(index, second && isChanged(index));
    await timed(() => upsert(db, parseAd(id, entry?.ad_content, now)));
  }
}

async function upsert(target: Db, row: ParsedAd) {
  await target
    .insertInto('nationalPositions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

let spentMs = 0;
let mostBytes = 0;

/** Making the ads is not counted. */
async function timed(work: () => Promise<void>) {
  const startedMs = performance.now();
  await work();
  spentMs += performance.now() - startedMs;
  mostBytes = Math.max(mostBytes, process.memoryUsage().rss);
}

async function measure(name: string, work: () => Promise<void>) {
  spentMs = 0;
  mostBytes = 0;
  await work();
  const perSecond = Math.round(ADS / (spentMs / 1000));
  console.log(
    `${name.padEnd(28)} ${(spentMs / 1000).toFixed(1)} s  ${perSecond} ads/s  ${Math.round(mostBytes / 1e6)} MB`,
  );
  return spentMs;
}

console.log(`${ADS} ads`);
await measure('import, first load', () => inBatches(false));
const ours = await measure('import, 5 % changed', () => inBatches(true));
await db.deleteFrom('nationalPositions').execute();
await measure('row by row, first load', () => rowByRow(false));
const theirs = await measure('row by row, 5 % changed', () => rowByRow(true));
console.log(`5 % changed: ${(theirs / ours).toFixed(1)} times as quick as row by row`);

await db.destroy();
await server.stop();
await rm(folder, { recursive: true, force: true });

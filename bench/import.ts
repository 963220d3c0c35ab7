import { generateNavAd } from '../demo/nav-feed/generate-nav-ads.ts';
import { type ParsedAd, parseAd } from '../server/national/ad/parse-ad.ts';
import { applyDetails, type Detail, parseDetails } from '../server/national/import/apply-details.ts';
import { type Db, openDatabase, openPool } from '../server/platform/database/database.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { withDatabase } from './measure/own-database.ts';

// npm run bench -- import [ADS]: a first load, then the same ads with 5 % changed, as the import writes them and row by row.
const ADS = Number(process.argv[3] ?? 40_000);
const BATCH = 200;
const CHANGED = 0.05;
const now = new Date();
let spentMs = 0;
let mostBytes = 0;

await withDatabase(async (url) => {
  const db = openDatabase(openPool(url, { size: 4 }));
  try {
    await migrate(db);
    await compare(db);
  } finally {
    await db.destroy();
  }
});

async function compare(db: Db) {
  console.log(`${ADS} ads`);
  await measure('import, first load', () => inBatches(db, false));
  const ours = await measure('import, 5 % changed', () => inBatches(db, true));
  await db.deleteFrom('nationalPositions').execute();
  await measure('row by row, first load', () => rowByRow(db, false));
  const theirs = await measure('row by row, 5 % changed', () => rowByRow(db, true));
  console.log(`5 % changed: ${(theirs / ours).toFixed(1)} times as quick as row by row`);
}

function detail(index: number, changed: boolean): Detail {
  const ad = generateNavAd(index, 1, now);
  const content = {
    ...ad,
    expires: '2099-12-31T00:00:00+01:00',
    ...(changed && { title: `${ad.title} (endret)`, updated: now.toISOString() }),
  };
  return {
    id: ad.uuid,
    eventAt: now.toISOString(),
    entry: { uuid: ad.uuid, status: 'ACTIVE', sistEndret: null, ad_content: content },
  };
}

function isChanged(index: number) {
  return index % Math.round(1 / CHANGED) === 0;
}

async function inBatches(db: Db, second: boolean) {
  for (let start = 0; start < ADS; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, ADS - start) }, (_, nth) =>
      detail(start + nth, second && isChanged(start + nth)),
    );
    await timed(async () => {
      const parsed = await parseDetails(db, batch, now);
      await db.transaction().execute((tx) => applyDetails(tx, parsed, now));
    });
  }
}

/** What is usual: every ad parsed and written, each by itself, with the same indexes and triggers. */
async function rowByRow(db: Db, second: boolean) {
  for (let index = 0; index < ADS; index++) {
    const { id, entry } = detail(index, second && isChanged(index));
    await timed(() => upsert(db, parseAd(id, entry?.ad_content, now)));
  }
}

async function upsert(db: Db, row: ParsedAd) {
  await db
    .insertInto('nationalPositions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

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

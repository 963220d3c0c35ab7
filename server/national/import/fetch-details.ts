import { sql } from 'kysely';
import { HOUR_MS, SECOND_MS } from '../../platform/clock.ts';
import { isDatabaseUnavailable } from '../../platform/database/database.ts';
import { applyDetails, type Detail, parseDetails } from './apply-details.ts';
import type { Import } from './importer.ts';
import { assertLease, LeaseLost } from './lease.ts';
import { NavError } from './nav-error.ts';

const AT_ONCE = 8;
const BATCH = 200;
/** What was read from a slow service is not held back for the rest. */
const WRITE_AFTER_MS = 1000;
const TAKEN = 500;
/** So many in a row say that the service, not the ad, is ill. */
const FAILURES_IN_A_ROW = 5;
const QUARANTINE_AFTER = 3;
const QUARANTINE_MS = HOUR_MS;
const NOT_KNOWN = 'NAV does not know the ad';

interface Due {
  id: string;
  eventAt: string;
  attempts: number;
  lastError: string | null;
}

type Read = Due & Detail;

/** Reads the details that are due, some at least, until none is, the time is over, or NAV's service seems ill. */
export async function fetchDetails(running: Import, until: () => boolean) {
  for (;;) {
    const due = await readDue(running);
    if (due.length === 0 || running.stop.aborted) return;
    const isWell = await fetchAll(running, due, until);
    if (!isWell || until()) return;
  }
}

const readDue = async ({ platform: { db, clock } }: Import) => {
  const { rows } = await sql<Due>`
    select id, event_at::text as "eventAt", attempts, last_error as "lastError"
    from national_queue where due_at <= ${clock.now()} order by due_at, id limit ${TAKEN}`.execute(db);
  return rows;
};

/** At most eight at once. What was read is written in batches, so that one slow ad holds up none of the others. */
async function fetchAll(running: Import, due: Due[], until: () => boolean) {
  const waiting = due.values();
  let read: Read[] = [];
  let failuresInARow = 0;
  let writing = Promise.resolve();
  let writtenAtMs = performance.now();
  const write = () => {
    writtenAtMs = performance.now();
    const batch = read;
    read = [];
    writing = writing.then(() => writeBatch(running, batch));
    return writing;
  };
  const isOver = () => until() || running.stop.aborted || failuresInARow >= FAILURES_IN_A_ROW;

  const work = async () => {
    for (const ad of waiting) {
      try {
        const entry = await readEntry(running, ad);
        read.push({ ...ad, entry });
        failuresInARow = 0;
      } catch (error) {
        if (running.stop.aborted) return;
        failuresInARow = failuresAfter(error, failuresInARow);
        await (isPause(error) ? moveBack(running, ad) : postpone(running, ad, error));
      }
      if (read.length >= BATCH || performance.now() - writtenAtMs > WRITE_AFTER_MS) await write();
      if (isOver()) return;
    }
    await write();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await write();
  return failuresInARow < FAILURES_IN_A_ROW;
}

/**
 * Nothing: the ad is gone. That is only believed of who knows the page we are at, since a gateway without NAV behind it knows
 * nothing; where it is not said in a gateway's words; and when it is said again, since a machine of NAV may lag.
 */
async function readEntry(running: Import, { id, lastError }: Due) {
  const entry = await running.nav.entry(id, running.stop).catch(async (error: unknown) => {
    if (error instanceof NavError && error.isPermanent) await assertKnown(running);
    throw error;
  });
  if (entry.status !== 'NOT FOUND') return entry;
  await assertKnown(running);
  if (isOfGateway(entry.words)) throw new NavError('an ad not found, in words that are not of NAV');
  if (lastError !== NOT_KNOWN) throw new NavError(NOT_KNOWN, { isOfAd: true });
  return undefined;
}

/** NAV says nothing with it, other programs a short text or JSON; what stands in front of them a page, or that it knows no way. */
const isOfGateway = (words: string) => /^<|backend|no route|page not found/i.test(words);

/** Throws where not NAV itself answers: then nothing is wrong with the ad. */
async function assertKnown({ platform: { db }, nav, stop }: Import) {
  const { pageId } = await db.selectFrom('nationalImport').select('pageId').executeTakeFirstOrThrow();
  if (!pageId || !(await nav.knows(pageId, stop)))
    throw new NavError('NAV knows nothing of what it told us', { isPause: true });
}

async function writeBatch(running: Import, batch: Read[]) {
  if (batch.length === 0) return;
  const { db, clock } = running.platform;
  const apply = async (details: Read[]) => {
    const now = clock.now();
    const parsed = await parseDetails(db, details, now);
    await db.transaction().execute(async (tx) => {
      await assertLease(tx, running.holder);
      await applyDetails(tx, parsed, now);
    });
  };
  try {
    await apply(batch);
  } catch (error) {
    if (error instanceof LeaseLost || isDatabaseUnavailable(error)) throw error;
    // One of them cannot be written. The others must not wait for it.
    for (const detail of batch) await apply([detail]).catch((reason) => postpone(running, detail, reason));
  }
}

const isPause = (error: unknown) => error instanceof NavError && error.isPause;

function failuresAfter(error: unknown, failuresInARow: number) {
  if (isPause(error)) return FAILURES_IN_A_ROW;
  // One that was refused for good too: NAV was asked whether it is there.
  return error instanceof NavError && (error.isOfAd || error.isPermanent) ? 0 : failuresInARow + 1;
}

/** Nothing is wrong with the ad; but where it is the only one that NAV does not want asked for, the others are read first. */
async function moveBack({ platform: { db, clock }, holder }: Import, { id }: Due) {
  await db.transaction().execute(async (tx) => {
    await assertLease(tx, holder);
    await tx.updateTable('nationalQueue').set({ dueAt: clock.now() }).where('id', '=', id).execute();
  });
}

/** Later each time, and after three failures seldom, where staff can see it. */
async function postpone({ platform: { db, clock, log }, holder }: Import, ad: Due, error: unknown) {
  if (error instanceof LeaseLost || isDatabaseUnavailable(error)) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  const attempts =
    error instanceof NavError && error.isPermanent ? Math.max(QUARANTINE_AFTER, ad.attempts + 1) : ad.attempts + 1;
  const now = clock.now();
  const isQuarantined = attempts >= QUARANTINE_AFTER;
  const delayMs = isQuarantined ? QUARANTINE_MS * Math.min(24, attempts - QUARANTINE_AFTER + 1) : backOffMs(attempts);
  if (attempts === QUARANTINE_AFTER) log.warn({ uuid: ad.id, reason }, 'an ad of NAV cannot be read and is put aside');
  await db.transaction().execute(async (tx) => {
    await assertLease(tx, holder);
    await sql`update national_queue
      set attempts = ${attempts}, last_error = ${reason.slice(0, 300)}, due_at = ${new Date(now.getTime() + delayMs)},
        quarantined_at = ${isQuarantined ? sql`coalesce(quarantined_at, ${now})` : null}
      where id = ${ad.id} and event_at = ${ad.eventAt}::timestamptz`.execute(tx);
  });
}

/** So that many clients that failed together do not come back together. */
const backOffMs = (attempts: number) => 10 * 3 ** attempts * SECOND_MS * (0.75 + Math.random() / 2);

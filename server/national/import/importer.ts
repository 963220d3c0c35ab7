import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { SECOND_MS } from '../../platform/clock.ts';
import { isDatabaseUnavailable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkRecentEvents, checkUnseenAds } from './check-again.ts';
import { fetchDetails } from './fetch-details.ts';
import { followFeed } from './follow-feed.ts';
import { holdLease, LeaseLost, releaseLease } from './lease.ts';
import { createNavClient, type NavClient } from './nav-client.ts';

const KEEP_LEASE_MS = 10 * SECOND_MS;
const RETRY_MS = 15 * SECOND_MS;

/** What the steps of the import work with. */
export interface Import {
  platform: Platform;
  nav: NavClient;
  /** Names this instance in the lease. */
  holder: string;
  stop: AbortSignal;
}

export interface ImporterOptions {
  url: string;
  answerWithinMs?: number;
  wait?: typeof pause;
}

/** Reads NAV's feed for ever, in exactly one of the instances that run. */
export function createImporter(platform: Platform, { url, answerWithinMs, wait = pause }: ImporterOptions) {
  const { config, db, log } = platform;
  const ending = new AbortController();
  const pollMs = config.navFeed.pollSeconds * SECOND_MS;
  const running: Import = {
    platform,
    holder: randomUUID(),
    stop: ending.signal,
    nav: createNavClient({
      url,
      token: config.navFeed.token,
      userAgent: `Jobbfjord (${config.publicUrl}; ${config.mail.support})`,
      ...(answerWithinMs && { answerWithinMs }),
    }),
  };

  /** To the end of the feed, then details until the feed is to be read again. False: another instance imports. */
  async function round(): Promise<boolean> {
    if (!(await holdLease(db, running.holder))) return false;
    // One that could not be kept is noticed by the next transaction, which asserts it.
    const keeping = setInterval(() => void holdLease(db, running.holder).catch(() => {}), KEEP_LEASE_MS);
    try {
      // What is already known to wait can be read while the feed itself is ill.
      const failure = await readFeed().catch((error: unknown) => error ?? new Error('unknown'));
      // From now on: a feed that takes long would leave no time for them, round after round.
      const startedAt = performance.now();
      await fetchDetails(running, () => performance.now() - startedAt > pollMs);
      if (failure) throw failure;
      return true;
    } finally {
      clearInterval(keeping);
    }
  }

  async function readFeed() {
    await followFeed(running);
    await checkRecentEvents(running);
    await checkUnseenAds(running);
  }

  async function loop() {
    while (!ending.signal.aborted) {
      const startedAt = performance.now();
      const isMine = await round().catch(reportFailure);
      // What the round took is part of the time between two readings: after a long one, others still wait for their details.
      const restMs = Math.max(0, pollMs - (performance.now() - startedAt));
      await wait(isMine ? Math.min(restMs, pauseMs(startedAt)) : Math.min(RETRY_MS, pollMs), ending.signal);
    }
  }

  /** To the end of a pause that NAV asked for since then, and no shorter than after a failure. */
  function pauseMs(startedAt: number) {
    const endsAt = running.nav.quietUntilMs();
    return endsAt > startedAt ? Math.max(RETRY_MS, endsAt - performance.now()) : Number.POSITIVE_INFINITY;
  }

  async function reportFailure(error: unknown) {
    if (ending.signal.aborted || error instanceof LeaseLost) return false;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, "NAV's feed could not be read");
    if (!isDatabaseUnavailable(error)) {
      await db
        .updateTable('nationalImport')
        .set({ lastError: reason.slice(0, 300), lastErrorAt: platform.clock.now() })
        .execute()
        // It stands in the log already.
        .catch(() => {});
    }
    return false;
  }

  let ended = Promise.resolve();
  return {
    round,
    start: () => {
      ended = loop();
    },
    /** Whatever is half done is done again by the next one. */
    stop: async () => {
      ending.abort();
      await ended;
      // Without a database it runs out by itself.
      await releaseLease(db, running.holder).catch(() => {});
    },
  };
}

const pause = (milliseconds: number, stop: AbortSignal) =>
  after(milliseconds, undefined, { signal: stop, ref: false }).catch(() => {});

export type Importer = ReturnType<typeof createImporter>;

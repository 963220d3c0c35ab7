import type { Selectable } from 'kysely';
import { onTestFinished } from 'vitest';
import type { NavAd, NavEvent } from '../../demo/nav-feed/nav-ad.ts';
import { type NavFeed, type NavRequest, startNavFeed } from '../../demo/nav-feed/nav-feed.ts';
import { createImporter, type Importer, type ImporterOptions } from '../../server/national/import/importer.ts';
import type { Schema } from '../../server/platform/database/database.ts';
import { type TestApp, testApp } from './test-app.ts';

const START = new Date('2026-08-20T04:00:00Z');
export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const minute = (number: number) => new Date(START.getTime() + number * 60_000);

interface Options {
  events?: (NavAd | NavEvent)[];
  answerWithinMs?: number;
  now?: Date;
  /** 0: the time between two readings is always over. */
  pollSeconds?: number;
}

interface Importing extends TestApp {
  feed: NavFeed;
  importer: Importer;
  /** Another instance on the same database. */
  importerOf(source?: Pick<NavFeed, 'url'>, more?: Partial<ImporterOptions>): Importer;
  titles(query?: string): Promise<string[]>;
  state(): Promise<Selectable<Schema['nationalImport']>>;
  queue(): Promise<Selectable<Schema['nationalQueue']>[]>;
  /** The requests of the stand-in whose path fits. */
  asked(path: RegExp): NavRequest[];
}

/** A stand-in of NAV's feed, the whole API, and an importer that reads when the test says so. */
export async function importing({
  events = [],
  answerWithinMs = 30_000,
  now = minute(60),
  pollSeconds = 120,
}: Options = {}): Promise<Importing> {
  const navFeed = { url: undefined, token: undefined, pollSeconds };
  const app = await testApp({ now, config: { navFeed } });
  const feed = await startNavFeed({ now: app.clock.now, events: events.map(asEvent) });
  onTestFinished(() => feed.close());
  const importerOf = (source: Pick<NavFeed, 'url'> = feed, more: Partial<ImporterOptions> = {}) =>
    createImporter(app.platform, { url: source.url, answerWithinMs, ...more });
  const importer = importerOf();
  return {
    ...app,
    feed,
    importer,
    importerOf,
    titles: async (query = '') => {
      const { body } = await app.call(`GET /api/nav-positions/search?${query}`);
      return body.positions.map(({ title }: { title: string }) => title) as string[];
    },
    state: () => app.db.selectFrom('nationalImport').selectAll().executeTakeFirstOrThrow(),
    queue: () => app.db.selectFrom('nationalQueue').selectAll().orderBy('id').execute(),
    asked: (path: RegExp) => feed.requests().filter((request) => path.test(request.path)),
  };
}

const asEvent = (event: NavAd | NavEvent, index: number): NavEvent => {
  const whole = 'ad' in event ? event : { ad: event };
  return { at: minute(index), ...whole };
};

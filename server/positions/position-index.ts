import { type Kysely, sql } from 'kysely';
import { dayInOslo } from '../platform/clock.ts';
import { createChangeFeed } from '../platform/database/change-feed.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { createSuggester } from './suggest.ts';
import { isLive } from './visibility.ts';

/** How old the index may be; a reader after that waits for what was committed meanwhile. */
const FRESH_MS = 200;
const BATCH = 1000;

type LivePosition = Awaited<ReturnType<typeof readLive>>[number];

export type PositionIndex = ReturnType<typeof createPositionIndex>;

const indexes = new WeakMap<Platform, PositionIndex>();

/** The live positions of this process, as the database has them now. */
export async function freshPositionIndex(platform: Platform): Promise<PositionIndex> {
  const index = indexes.get(platform) ?? createPositionIndex(platform);
  indexes.set(platform, index);
  await index.refresh();
  return index;
}

function createPositionIndex({ db, clock, config }: Platform) {
  const readChanges = createChangeFeed('position');
  const positions = new Map<string, LivePosition>();
  const suggester = createSuggester();
  const freshMs = config.mode === 'test' ? 0 : FRESH_MS;
  let refreshing: Promise<void> | undefined;
  let freshUntilMs = 0;
  let day = '';

  async function refresh() {
    if (performance.now() < freshUntilMs) return;
    refreshing ??= follow().finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  }

  async function follow() {
    const askedAtMs = performance.now();
    const today = dayInOslo(clock.now());
    const changes = await readChanges(db);
    if (changes === 'everything') await loadAll(today);
    else if (changes.length > 0) await reload(changes, today);
    if (today !== day) dropExpired(today);
    day = today;
    freshUntilMs = askedAtMs + freshMs;
  }

  async function loadAll(today: string) {
    const gone = new Set(positions.keys());
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const batch = await readLive(db, today, { after });
      for (const position of batch) {
        put(position);
        gone.delete(position.id);
      }
      if (batch.length < BATCH) break;
      after = batch.at(-1)?.id ?? after;
    }
    for (const id of gone) remove(id);
  }

  async function reload(ids: string[], today: string) {
    for (let start = 0; start < ids.length; start += BATCH) {
      const changed = ids.slice(start, start + BATCH);
      const live = await readLive(db, today, { ids: changed });
      for (const id of changed) remove(id);
      for (const position of live) put(position);
    }
  }

  function dropExpired(today: string) {
    for (const { id, expiryDate } of positions.values()) if (expiryDate <= today) remove(id);
  }

  function put(position: LivePosition) {
    remove(position.id);
    positions.set(position.id, position);
    suggester.add(position);
  }

  function remove(id: string) {
    const position = positions.get(id);
    if (!position) return;
    positions.delete(id);
    suggester.remove(position);
  }

  return { refresh, suggest: suggester.suggest };
}

/** What the index reads of a position. */
function readLive(db: Db, today: string, part: { ids: string[] } | { after: string }) {
  const live = (db as Kysely<Schema>)
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select([
      'positions.id',
      'positions.title',
      'positions.description',
      'positions.requirements',
      'positions.location',
      'positions.municipality',
      'positions.positionType',
      'positions.engagement',
      'positions.experience',
      'positions.remote',
      'positions.featured',
      'positions.createdAt',
      'positions.expiryDate',
      'positions.businessId',
      'businesses.businessName',
      'businesses.organizationNumber',
    ])
    .where(isLive(today));
  if ('ids' in part) return live.where('positions.id', '=', sql<string>`any(${part.ids}::uuid[])`).execute();
  return live.where('positions.id', '>', part.after).orderBy('positions.id').limit(BATCH).execute();
}

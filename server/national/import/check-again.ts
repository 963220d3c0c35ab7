import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import { foldItems, type Item, queueDetails } from './apply-page.ts';
import type { Import } from './importer.ts';
import { assertLease } from './lease.ts';
import { pagesFrom } from './pages-from.ts';

const EVERY_MS = DAY_MS;
const LOOK_BACK_MS = 48 * HOUR_MS;
const UNSEEN_MS = 7 * DAY_MS;
const UNSEEN_AT_ONCE = 25;

/**
 * Once a day the events of the last 48 hours again: several of NAV's machines write them, and one may land behind where we
 * have already read, or ahead of its details. Nothing is removed on their word; the details decide.
 */
export async function checkRecentEvents(running: Import) {
  const { platform, nav, holder, stop } = running;
  const { db, clock } = platform;
  const now = clock.now();
  const { checkedAgainAt } = await db.selectFrom('nationalImport').select('checkedAgainAt').executeTakeFirstOrThrow();
  if (checkedAgainAt && now.getTime() - checkedAgainAt.getTime() < EVERY_MS) return;
  const items: Item[] = [];
  const first = await nav.pageSince(new Date(now.getTime() - LOOK_BACK_MS), stop);
  for await (const page of pagesFrom(first, nav, stop)) items.push(...page.items);
  const folded = [...foldItems(items).values()];
  await db.transaction().execute(async (tx) => {
    await assertLease(tx, holder);
    await queueDetails(
      tx,
      folded.filter(({ isActive }) => isActive),
      now,
      { isDoubted: true },
    );
    // An end that passed us by: asked for under the event we know, so that a newer one still counts.
    await sql`
      insert into national_queue (id, event_at, due_at)
      select id, event_at, ${now} from national_reads
      where id = any(${folded.filter(({ isActive }) => !isActive).map(({ uuid }) => uuid)}::uuid[])
      on conflict (id) do nothing`.execute(tx);
    await tx.updateTable('nationalImport').set({ checkedAgainAt: now }).execute();
  });
}

/** Details may change without an event: each live ad is read again about once a week, a few at a time. */
export async function checkUnseenAds({ platform: { db, clock } }: Import) {
  const now = clock.now();
  await sql`
    insert into national_queue (id, event_at, due_at)
    select id, event_at, ${now} from national_reads
    where checked_at < ${new Date(now.getTime() - UNSEEN_MS)}
      and not exists (select from national_queue waiting where waiting.id = national_reads.id)
    order by checked_at limit ${UNSEEN_AT_ONCE}
    on conflict (id) do nothing`.execute(db);
}

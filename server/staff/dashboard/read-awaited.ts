import { sql } from 'kysely';
import type { AwaitedItem } from '../../../contract/awaiting.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { isStuck } from './outbox.ts';

/** Mails that nothing tries to send any more: somebody has to. */
export async function readAwaited(db: Db, viewer: Viewer): Promise<AwaitedItem[]> {
  if (!viewer.isAdmin) return [];
  const { rows } = await sql<{ count: number; since: Date }>`
    select count(*) as count, min(created_at) as since from mails where ${isStuck} having count(*) > 0`.execute(db);
  return rows.map((row) => ({ kind: 'mails', ...row, ...nothingElse }));
}

const nothingElse = { title: null, businessName: null, path: '/admin?tab=dashboard', day: null, at: null };

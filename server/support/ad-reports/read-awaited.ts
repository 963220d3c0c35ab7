import { sql } from 'kysely';
import type { AwaitedItem } from '../../../contract/awaiting.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';

/** For staff, how many ads somebody reported. */
export async function readAwaited(db: Db, viewer: Viewer): Promise<AwaitedItem[]> {
  if (!viewer.isAdmin) return [];
  const { rows } = await sql<{ count: number; since: Date }>`
    select count(distinct ad_id) as count, min(created_at) as since from ad_reports
    where closed_at is null having count(*) > 0`.execute(db);
  return rows.map((row) => ({ kind: 'ad-reports', ...row, ...nothingElse }));
}

const nothingElse = { title: null, businessName: null, path: '/admin?tab=reports', day: null, at: null };

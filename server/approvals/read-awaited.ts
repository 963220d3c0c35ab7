import { sql } from 'kysely';
import type { AwaitedItem } from '../../contract/awaiting.ts';
import { changeAskedAt, isManagedBy } from '../businesses/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';

interface Row extends Pick<AwaitedItem, 'count' | 'title' | 'businessName' | 'since'> {
  kind: 'change-asked' | 'approvals';
  businessId: string;
  positionId: string | null;
}

/** More than anybody has open. */
const MOST = 20;

/** What staff want changed of what the viewer manages, and for staff how much waits for them. */
export async function readAwaited(db: Db, viewer: Viewer): Promise<AwaitedItem[]> {
  const { rows } = await sql<Row>`
    with managed as materialized (
      select * from businesses where ${isManagedBy(viewer)} and approval_status <> 'rejected'
    ), asked as (
      select null as title, business_name, ${changeAskedAt('business')} as since, id as business_id, null::uuid as position_id
      from managed as businesses where approval_status = 'pending'
      union all
      select title, business_name, ${changeAskedAt('position')}, businesses.id, positions.id
      from managed as businesses join positions on business_id = businesses.id where positions.approval_status = 'pending'
    )
    (select 'change-asked' as kind, 1 as count, asked.* from asked where since is not null order by since desc limit ${MOST})
    ${viewer.isAdmin ? sql`union all select 'approvals', count(*), null, null, min(created_at), null, null from ${waiting} having count(*) > 0` : sql``}`.execute(
    db,
  );
  return rows.map(({ positionId, businessId, ...row }) => ({
    ...row,
    path: pathOf(row, businessId, positionId),
    day: null,
    at: null,
  }));
}

/** As the list of approvals has it. */
const waiting = sql`(
  select created_at from businesses where approval_status = 'pending'
  union all
  select positions.created_at from positions join businesses on businesses.id = business_id
  where positions.approval_status = 'pending' and businesses.approval_status <> 'rejected'
) as waiting`;

function pathOf({ kind }: Pick<Row, 'kind'>, businessId: string, positionId: string | null) {
  if (kind === 'approvals') return '/admin?tab=approvals';
  return positionId ? `/bedrift/${businessId}/stillinger/${positionId}/rediger` : `/rediger-bedrift/${businessId}`;
}

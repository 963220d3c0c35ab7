import { type RawBuilder, sql } from 'kysely';
import { policy } from '../../../contract/policy.ts';
import { dayInOslo, daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { countedBusinesses, countedPositions } from './counted.ts';

type Counts<Name extends string> = Record<Name, number>;

export async function readStats(db: Db, now: Date) {
  const since = daysAfter(now, -policy.recentDays);
  const today = dayInOslo(now);
  const [users, businesses, positions, applicationForms, applications] = await Promise.all([
    first(
      db,
      sql<Counts<'total' | 'active' | 'admins' | 'recent'>>`
        select count(*) as total, count(*) filter (where is_active) as active,
        count(*) filter (where is_admin) as admins, count(*) filter (where created_at >= ${since}) as recent from users`,
    ),
    first(
      db,
      sql<Counts<'total' | 'active' | 'recent' | 'pending' | 'changed'>>`
        select count(*) as total, count(*) filter (where is_active) as active,
        count(*) filter (where created_at >= ${since}) as recent,
        count(*) filter (where approval_status = 'pending') as pending,
        count(*) filter (where approval_status = 'approved' and changed_after_approval_at is not null) as changed
      from ${countedBusinesses}`,
    ),
    first(
      db,
      sql<Counts<'total' | 'active' | 'expired' | 'recent' | 'pending' | 'changed'>>`
        select count(*) as total,
        count(*) filter (where positions.is_active) as active,
        count(*) filter (where expiry_date <= ${today}) as expired,
        count(*) filter (where positions.created_at >= ${since}) as recent,
        count(*) filter (where positions.approval_status = 'pending') as pending,
        count(*) filter (where positions.approval_status = 'approved' and businesses.approval_status = 'approved'
          and positions.changed_after_approval_at is not null) as changed
      from ${countedPositions}`,
    ),
    first(
      db,
      sql<Counts<'total' | 'active' | 'recent'>>`
        select count(*) as total, count(*) filter (where is_active) as active,
        count(*) filter (where created_at >= ${since}) as recent from application_forms`,
    ),
    first(
      db,
      sql<Counts<'total' | 'recent'>>`
        select count(*) as total, count(*) filter (where submitted_at >= ${since}) as recent from applications`,
    ),
  ]);
  const changed = businesses.changed + positions.changed;
  const pending = { businesses: businesses.pending, positions: positions.pending, changed };
  return { users, businesses, positions, applicationForms, applications, pending };
}

async function first<T>(db: Db, question: RawBuilder<T>): Promise<T> {
  const { rows } = await question.execute(db);
  return onlyRow(rows);
}

import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isLive, lastDay } from './visibility.ts';

/** Inside a query: what everybody can see, and can apply for until one of these days. */
export const closingPositions = (db: Db, today: string, until = 'infinity') =>
  db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select(['positions.id', 'positions.title', 'businesses.businessName'])
    .select([sql<string | null>`null::uuid`.as('twinId'), lastDay.as('lastDay')])
    .select(['positions.applicationDeadline', sql<string | null>`null`.as('applicationDue')])
    .select('positions.updatedAt as changedAt')
    .where(isLive(today))
    .where((eb) => eb.between(lastDay, today, until));

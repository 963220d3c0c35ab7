import type { Db } from '../platform/database/database.ts';
import { isLive } from './visibility.ts';

/** Inside a query: the positions that everybody can see. */
export const livePositionIds = (db: Db, today: string) =>
  db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select('positions.id')
    .where(isLive(today));

import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isLive } from './visibility.ts';

/** It is open until it expires at the latest. */
const lastDay = sql<string>`least(application_deadline, ((hidden_at - interval '1 millisecond') at time zone 'Europe/Oslo')::date)`;

/** Inside a query: NAV's ads that can be read, and applied for until one of these days. */
export const closingNational = (db: Db, now: Date, today: string, until: string) =>
  db
    .selectFrom('nationalPositions')
    .select(['id', 'title', 'businessName', 'localPositionId as twinId', lastDay.as('lastDay')])
    .where(isLive(now))
    .where((eb) => eb.between(lastDay, today, until));

import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isLive } from './visibility.ts';

/** It is open until it expires at the latest. */
const lastDay = sql<string>`least(application_deadline, ((hidden_at - interval '1 millisecond') at time zone 'Europe/Oslo')::date)`;

/** Inside a query: NAV's ads that can be read, and applied for until one of these days. */
export const closingNational = (db: Db, now: Date, today: string, until = 'infinity') =>
  db
    .selectFrom('nationalPositions')
    .select(['id', sql<string | null>`coalesce(title, job_title)`.as('title'), 'businessName'])
    .select(['localPositionId as twinId', lastDay.as('lastDay')])
    .select(['applicationDeadline', 'applicationDue', 'changedAt'])
    .where(isLive(now))
    .where((eb) => eb.between(lastDay, today, until));

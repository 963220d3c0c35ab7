import { sql } from 'kysely';
import { keyLimits } from '../../../contract/businesses/business-keys.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readOwned } from '../owned.ts';

/** Those that are open, and what went wrong lately with what came by them. */
export async function readKeys({ db, clock }: Platform, viewer: Viewer, businessId: string) {
  const business = await readOwned(db, viewer, businessId);
  const { refusalDays, mostRefusals } = keyLimits;
  const [keys, refusedCalls] = await Promise.all([
    keysShown(db)
      .where('businessKeys.businessId', '=', business.id)
      .where('businessKeys.endedAt', 'is', null)
      .orderBy('businessKeys.createdAt')
      .execute(),
    db
      .selectFrom('refusedImports')
      .leftJoin('businessKeys', 'businessKeys.id', 'refusedImports.keyId')
      .select(['reference', 'message', 'refusedAt', 'businessKeys.name as keyName'])
      .where('refusedImports.businessId', '=', business.id)
      .where('refusedAt', '>', daysAfter(clock.now(), -refusalDays))
      .orderBy('refusedAt', 'desc')
      .limit(mostRefusals)
      .execute(),
  ]);
  return { keys, refusedCalls };
}

export const readKey = (db: Db, id: string) =>
  keysShown(db).where('businessKeys.id', '=', id).executeTakeFirstOrThrow();

const keysShown = (db: Db) =>
  db
    .selectFrom('businessKeys')
    .leftJoin('users', 'users.id', 'businessKeys.madeBy')
    .select(['businessKeys.id', 'businessKeys.name', 'businessKeys.lastSigns'])
    .select(['businessKeys.createdAt', 'businessKeys.lastUsedOn'])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('madeBy'));

export async function countOpenKeys(db: Db, businessId: string) {
  const { open } = await db
    .selectFrom('businessKeys')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('businessId', '=', businessId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

/** For the download of personal data. */
export const keysMadeBy = (db: Db, userId: string) =>
  db
    .selectFrom('businessKeys')
    .innerJoin('businesses', 'businesses.id', 'businessKeys.businessId')
    .select(['businesses.businessName', 'name', 'lastSigns', 'businessKeys.createdAt', 'lastUsedOn', 'endedAt'])
    .where('madeBy', '=', userId)
    .orderBy('businessKeys.createdAt')
    .execute();

import type { Db, Tx } from '../../platform/database/database.ts';
import { holdsPlace } from '../visibility.ts';

/** A business and how many of its positions may be active. */
interface Limited {
  id: string;
  maxActivePositions: number;
}

async function countPositionsOf(db: Db, businessId: string, today: string) {
  return await db
    .selectFrom('positions')
    .select(({ fn }) => [
      fn.countAll<number>().as('totalPositions'),
      fn.countAll<number>().filterWhere(holdsPlace(today)).as('activePositions'),
    ])
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow();
}

export async function readStats(db: Db, { id, maxActivePositions }: Limited, today: string) {
  return { ...(await countPositionsOf(db, id, today)), maxActivePositions };
}

export const limitReached = ({ maxActivePositions }: Pick<Limited, 'maxActivePositions'>) =>
  `Du har nådd maksimalt antall aktive stillinger (${maxActivePositions}). Deaktiver en stilling for å opprette nye.`;

/** Whether one more may be active. */
export async function hasRoom(tx: Tx, business: Limited, today: string) {
  const { activePositions } = await countPositionsOf(tx, business.id, today);
  return activePositions < business.maxActivePositions;
}

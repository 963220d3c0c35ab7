import { randomBytes } from 'node:crypto';
import { dayInOslo, daysAfter } from '../server/platform/clock.ts';
import type { Tx } from '../server/platform/database/database.ts';

const NAME = 'Rekrutteringssystemet';
const titles = ['Kundeveileder', 'Servicemedarbeider'];

interface Employer {
  businessId: string;
  ownerId: string;
  now: Date;
}

/** The own system of the demo employer: its key, whose secret nobody has, two positions that came by it, and one that did not. */
export async function addOwnSystem(tx: Tx, { businessId, ownerId, now }: Employer) {
  const { id: keyId } = await tx
    .insertInto('businessKeys')
    .values({
      businessId,
      name: NAME,
      secretHash: randomBytes(32),
      lastSigns: 'k3Qw',
      madeBy: ownerId,
      createdAt: daysAfter(now, -40),
      lastUsedOn: dayInOslo(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const positions = await tx
    .selectFrom('positions')
    .select(['id', 'contentChangedAt'])
    .where('businessId', '=', businessId)
    .where('title', 'in', titles)
    .orderBy('createdAt')
    .execute();
  const imported = positions.map(({ id, contentChangedAt }, index) => ({
    positionId: id,
    businessId,
    reference: `2026-${104 + index}`,
    keyId,
    sentHash: randomBytes(32),
    leftAt: contentChangedAt,
  }));
  await tx.insertInto('importedPositions').values(imported).execute();
  await tx
    .insertInto('refusedImports')
    .values({
      businessId,
      reference: '2026-117',
      message: 'Utløpsdato må være i fremtiden (expiryDate)',
      keyId,
      refusedAt: daysAfter(now, -1),
    })
    .execute();
}

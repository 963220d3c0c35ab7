import type { z } from 'zod';
import type { importedPositions, importStates } from '../../../contract/positions/imported-positions.ts';
import { dayInOslo } from '../../platform/clock.ts';
import { pagingOf } from '../../platform/http/paging.ts';
import type { System } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { positionNotFound } from '../managed/position-not-found.ts';
import { managedPositionsOf } from '../managed/queries.ts';

type Shown = z.input<typeof importedPositions.read.reply>['position'];

export async function listImported(platform: Platform, system: System, asked: { page: number; limit: number }) {
  const { db } = platform;
  const { found } = await db
    .selectFrom('importedPositions')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('businessId', '=', system.businessId)
    .executeTakeFirstOrThrow();
  const { page, limit } = asked;
  const ids = await imported(platform, system)
    .innerJoin('positions', 'positions.id', 'importedPositions.positionId')
    .orderBy('positions.createdAt', 'desc')
    .orderBy('positions.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return { positions: await show(platform, ids), pagination: { ...pagingOf(asked, found), totalPositions: found } };
}

export async function readImported(platform: Platform, system: System, reference: string) {
  return (await findShown(platform, system, reference)) ?? positionNotFound();
}

export async function findShown(platform: Platform, system: System, reference: string) {
  const ids = await imported(platform, system).where('reference', '=', reference).execute();
  const [position] = await show(platform, ids);
  return position;
}

const imported = ({ db }: Platform, { businessId }: System) =>
  db
    .selectFrom('importedPositions')
    .select('importedPositions.positionId as id')
    .where('importedPositions.businessId', '=', businessId);

async function show({ db, clock, config }: Platform, found: { id: string }[]): Promise<Shown[]> {
  const ids = found.map(({ id }) => id);
  const today = dayInOslo(clock.now());
  const positions = await managedPositionsOf(db, ids, today);
  return positions.map(({ importedFrom, statistics, ...position }) => ({
    ...position,
    reference: importedFrom?.reference ?? '',
    changedByHand: importedFrom?.changedByHand ?? false,
    state: stateOf(position, today),
    url: `${config.publicUrl}/stilling/${position.id}`,
    views: statistics.views,
    applications: statistics.applications,
  }));
}

type State = (typeof importStates)[number];
type Position = Awaited<ReturnType<typeof managedPositionsOf>>[number];

/** The first of these that holds: what has to be done about it before anything else can be. */
function stateOf(position: Omit<Position, 'importedFrom' | 'statistics'>, today: string): State {
  if (position.approvalStatus === 'rejected') return 'rejected';
  if (position.isStopped) return 'stopped';
  if (position.isExpired) return 'expired';
  if (!position.isActive) return 'off';
  if (position.approvalStatus === 'pending') return 'pending';
  return position.publishFrom && position.publishFrom > today ? 'scheduled' : 'approved';
}

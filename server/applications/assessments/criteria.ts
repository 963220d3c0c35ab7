import { assessmentLimits } from '../../../contract/applications/assessment-fields.ts';
import { Failure } from '../../../contract/errors.ts';
import { blocksOf } from '../../../contract/written-text.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireHandledPosition } from '../handled-applications.ts';

export async function readCriteria({ db }: Platform, viewer: Viewer, businessId: string, positionId: string) {
  const { position } = await requireHandledPosition(db, viewer, businessId, positionId);
  return { criteria: position.criteria, suggested: criteriaIn(position.requirements) };
}

/** As long as they are those that were seen: nobody overwrites what a colleague chose meanwhile. */
export async function setCriteria(
  { db }: Platform,
  viewer: Viewer,
  { businessId, positionId, criteria, seen }: Wanted,
) {
  await requireHandledPosition(db, viewer, businessId, positionId);
  const { numUpdatedRows } = await db
    .updateTable('positions')
    .set({ criteria })
    .where('id', '=', positionId)
    .where(({ eb, and }) => and(seen === undefined ? [] : [eb('criteria', 'in', [seen, criteria])]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { position } = await requireHandledPosition(db, viewer, businessId, positionId);
  const now = position.criteria;
  const what = now.length > 0 ? `endret kriteriene til: ${now.join(', ')}` : 'fjernet kriteriene';
  throw new Failure('conflict', `En kollega har ${what}. Lagre igjen hvis dine skal gjelde.`);
}

interface Wanted {
  businessId: string;
  positionId: string;
  criteria: string[];
  seen?: string[] | undefined;
}

/** What an ad asks for in a list. */
const criteriaIn = (requirements: string) =>
  blocksOf(requirements)
    .flatMap(({ list, lines }) => (list ? lines : []))
    .filter(({ length }) => length <= assessmentLimits.criterion)
    .slice(0, assessmentLimits.criteria);

import { assessmentLimits } from '../../../contract/assessment-fields.ts';
import { Failure } from '../../../contract/errors.ts';
import { blocksOf } from '../../../contract/written-text.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { positionNotFound } from '../../positions/index.ts';
import { requireHandledBusiness } from '../handled-applications.ts';

interface OfPosition {
  businessId: string;
  positionId: string;
}

export async function readCriteria({ db }: Platform, viewer: Viewer, of: OfPosition) {
  const { criteria, requirements } = await requireHandledPosition(db, viewer, of);
  return { criteria, suggested: criteriaIn(requirements) };
}

/** As long as they are those that were seen: nobody overwrites what a colleague chose meanwhile. */
export async function setCriteria({ db }: Platform, viewer: Viewer, of: OfPosition, { criteria, seen }: Wanted) {
  const { id } = await requireHandledPosition(db, viewer, of);
  const { numUpdatedRows } = await db
    .updateTable('positions')
    .set({ criteria })
    .where('id', '=', id)
    .$if(seen !== undefined, (update) => update.where('criteria', 'in', [seen ?? [], criteria]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { criteria: now } = await requireHandledPosition(db, viewer, of);
  const what = now.length > 0 ? `endret kriteriene til: ${now.join(', ')}` : 'fjernet kriteriene';
  throw new Failure('conflict', `En kollega har ${what}. Lagre igjen hvis dine skal gjelde.`);
}

interface Wanted {
  criteria: string[];
  seen?: string[] | undefined;
}

async function requireHandledPosition(db: Db, viewer: Viewer, { businessId, positionId }: OfPosition) {
  const business = await requireHandledBusiness(db, viewer, businessId);
  const position = await db
    .selectFrom('positions')
    .select(['id', 'criteria', 'requirements'])
    .where('id', '=', positionId)
    .where('businessId', '=', business.id)
    .executeTakeFirst();
  return position ?? positionNotFound();
}

/** What an ad asks for in a list. */
const criteriaIn = (requirements: string) =>
  blocksOf(requirements)
    .flatMap(({ list, lines }) => (list ? lines : []))
    .filter(({ length }) => length <= assessmentLimits.criterion)
    .slice(0, assessmentLimits.criteria);

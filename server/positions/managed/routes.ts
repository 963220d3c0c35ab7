import { managedPositions } from '../../../contract/positions/managed-positions.ts';
import { dayInOslo } from '../../platform/clock.ts';
import { route } from '../../platform/http/route.ts';
import { changePosition } from './change-position.ts';
import { countView } from './count-view.ts';
import { createPosition } from './create-position.ts';
import { deleteDraft, draftOf, readDraft, saveDraft } from './drafts.ts';
import { listManaged } from './list-managed.ts';
import { managedBusiness } from './managed-business.ts';
import { positionNotFound } from './position-not-found.ts';
import { readManagedPosition } from './queries.ts';
import { removePosition } from './remove-position.ts';
import { togglePosition } from './toggle-position.ts';

/** What those do with positions who manage the business. */
export const managedRoutes = [
  route(managedPositions.list, async ({ params, query, viewer }, platform) =>
    listManaged(platform, params.businessId, query, viewer),
  ),

  route(managedPositions.read, async ({ params, viewer }, { db, clock }) => {
    const business = await managedBusiness(db, params.businessId, viewer).select('id').executeTakeFirst();
    const today = dayInOslo(clock.now());
    const position = business && (await readManagedPosition(db, business.id, params.positionId, today));
    if (!position) positionNotFound();
    return { position };
  }),

  route(managedPositions.create, async ({ params, body, viewer, idempotencyKey }, platform) =>
    createPosition(platform, params.businessId, body, viewer, idempotencyKey),
  ),

  route(managedPositions.change, async ({ params, body, viewer }, platform) =>
    changePosition(platform, params, body, viewer),
  ),

  route(managedPositions.toggle, async ({ params, body, viewer }, platform) =>
    togglePosition(platform, params, body.isActive, viewer),
  ),

  route(managedPositions.remove, async ({ params, viewer }, platform) => removePosition(platform, params, viewer)),

  route(managedPositions.readDraft, async ({ params, query, viewer }, { db }) => ({
    draft: (await readDraft(db, await draftOf(db, params.businessId, query.positionId, viewer))) ?? null,
  })),

  route(managedPositions.saveDraft, async ({ params, query, body, viewer }, { db, clock }) =>
    saveDraft(db, await draftOf(db, params.businessId, query.positionId, viewer), body, clock.now()),
  ),

  route(managedPositions.removeDraft, async ({ params, query, viewer }, { db }) => {
    const { positionId, ...by } = query;
    await deleteDraft(db, await draftOf(db, params.businessId, positionId, viewer), by);
    return {};
  }),

  route(managedPositions.countView, async ({ params, viewer, userAgent }, platform) => {
    await countView(platform, params.id, { viewer, userAgent });
    return {};
  }),
];

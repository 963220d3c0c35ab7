import { staffRuns } from '../../contract/staff/staff-runs.ts';
import { staff } from '../../contract/staff.ts';
import { staffTrace } from '../../contract/staff-trace.ts';
import { formNotFound } from '../application-forms/index.ts';
import { businessNotFound } from '../businesses/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { route } from '../platform/http/route.ts';
import { positionNotFound } from '../positions/index.ts';
import { recordOpening, recordSearch } from '../staff-trace/index.ts';
import { applyChange } from './changes/apply-change.ts';
import { changeBusiness } from './changes/change-business.ts';
import { changeForm } from './changes/change-form.ts';
import { changePosition, positionColumns } from './changes/change-position.ts';
import { changeUser } from './changes/change-user.ts';
import { readShownPictures, takeDownPicture } from './changes/take-down-picture.ts';
import { undoAction } from './changes/undo-action.ts';
import { listBusinesses, readBusinesses } from './lists/businesses.ts';
import { listForms, readForms } from './lists/forms.ts';
import { listPositions, readPositions } from './lists/positions.ts';
import { listUsers, readUsers } from './lists/users.ts';
import { actionNotFound, userNotFound } from './not-found.ts';
import { changeSeveral } from './runs/change-several.ts';
import { undoRun } from './runs/undo-run.ts';
import { listActions, readActions } from './trace.ts';

const off = { isActive: false };

const found = <Row extends object>([row]: Row[], notFound: () => never): Row => row ?? notFound();

export const routes = [
  route(staff.users, async ({ query, viewer }, platform) => {
    await recordSearch(platform, viewer, 'user', query);
    return await listUsers(platform.db, query);
  }),
  route(staff.user, async ({ params: { id }, viewer }, platform) => {
    const user = found(await readUsers(platform.db, [id]), userNotFound);
    await recordOpening(platform, viewer, 'user', { id, name: `${user.firstName} ${user.lastName}` });
    return { user };
  }),
  route(staff.changeUser, async ({ params: { id }, body: { updatedAt: seen, ...fields }, viewer }, platform) => {
    await applyChange(platform, changeUser, { viewer, id, fields, seen });
    return { user: found(await readUsers(platform.db, [id]), userNotFound), message: 'Brukeren er lagret.' };
  }),
  route(staff.deactivateUser, async ({ params: { id }, viewer }, platform) => {
    await applyChange(platform, changeUser, { viewer, id, fields: off });
    return { message: 'Bruker deaktivert!' };
  }),

  route(staff.businesses, async ({ query, viewer }, platform) => {
    await recordSearch(platform, viewer, 'business', query);
    return await listBusinesses(platform.db, query);
  }),
  route(staff.business, async ({ params: { id }, viewer }, platform) => {
    const business = found(await readBusinesses(platform.db, [id]), businessNotFound);
    await recordOpening(platform, viewer, 'business', { id, name: business.businessName });
    return { business };
  }),
  route(staff.changeBusiness, async ({ params: { id }, body: { updatedAt: seen, ...fields }, viewer }, platform) => {
    await applyChange(platform, changeBusiness, { viewer, id, fields, seen });
    return {
      business: found(await readBusinesses(platform.db, [id]), businessNotFound),
      message: 'Bedriften er lagret.',
    };
  }),
  route(staff.deactivateBusiness, async ({ params: { id }, body, viewer }, platform) => {
    await applyChange(platform, changeBusiness, { viewer, id, fields: off, ...body });
    return { message: 'Bedrift deaktivert!' };
  }),

  route(staff.pictures, async ({ params }, { db }) => ({ pictures: await readShownPictures(db, params.id) })),
  route(staff.takeDownPicture, async ({ params, body, viewer }, platform) => {
    await takeDownPicture(platform, viewer, { ...params, reason: body.reason });
    return { pictures: await readShownPictures(platform.db, params.id), message: 'Bildet er tatt bort.' };
  }),

  route(staff.positions, async ({ query, viewer }, platform) => {
    await recordSearch(platform, viewer, 'position', query);
    return await listPositions(platform.db, query, dayInOslo(platform.clock.now()));
  }),
  route(staff.position, async ({ params: { id }, viewer }, platform) => {
    const rows = await readPositions(platform.db, [id], dayInOslo(platform.clock.now()));
    const position = found(rows, positionNotFound);
    await recordOpening(platform, viewer, 'position', { id, name: position.title });
    return { position };
  }),
  route(staff.changePosition, async ({ params: { id }, body: { updatedAt: seen, ...fields }, viewer }, platform) => {
    await applyChange(platform, changePosition, { viewer, id, fields: positionColumns(fields), seen });
    const rows = await readPositions(platform.db, [id], dayInOslo(platform.clock.now()));
    return { position: found(rows, positionNotFound), message: 'Stillingen er lagret.' };
  }),
  route(staff.deactivatePosition, async ({ params: { id }, body, viewer }, platform) => {
    await applyChange(platform, changePosition, { viewer, id, fields: off, ...body });
    return { message: 'Stilling deaktivert!' };
  }),

  route(staff.forms, async ({ query, viewer }, platform) => {
    await recordSearch(platform, viewer, 'application-form', query);
    return await listForms(platform.db, query);
  }),
  route(staff.form, async ({ params: { id }, viewer }, platform) => {
    const form = found(await readForms(platform.db, [id]), formNotFound);
    await recordOpening(platform, viewer, 'application-form', { id, name: form.title });
    return { form };
  }),
  route(staff.changeForm, async ({ params: { id }, body: { updatedAt: seen, ...fields }, viewer }, platform) => {
    await applyChange(platform, changeForm, { viewer, id, fields, seen });
    return { form: found(await readForms(platform.db, [id]), formNotFound), message: 'Søknadsmalen er lagret.' };
  }),
  route(staff.deactivateForm, async ({ params: { id }, viewer }, platform) => {
    await applyChange(platform, changeForm, { viewer, id, fields: off });
    return { message: 'Søknadsmal deaktivert!' };
  }),

  route(staffTrace.list, async ({ query }, { db }) => listActions(db, query)),
  route(staffTrace.undo, async ({ params, viewer }, platform) => {
    const { db, clock } = platform;
    const undo = (tx: Tx) => undoAction({ tx, viewer, now: clock.now() }, params.id);
    const undoing = await db.transaction().execute(undo);
    return {
      action: found(await readActions(db, [undoing]), actionNotFound),
      message: 'Endringen er angret.',
    };
  }),
  route(staffRuns.change, async ({ params: { list }, body, viewer, idempotencyKey: key }, platform) =>
    changeSeveral(platform, viewer, list, { ...body, key }),
  ),
  route(staffRuns.undo, async ({ params: { id }, body: { dryRun }, viewer, idempotencyKey: key }, platform) =>
    undoRun(platform, viewer, id, { dryRun, key }),
  ),
];

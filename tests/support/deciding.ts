import { beforeEach } from 'vitest';
import { policy } from '../../contract/policy.ts';
import { MINUTE_MS } from '../../server/platform/clock.ts';
import { addBusiness } from './hiring.ts';
import { addUser } from './people.ts';
import { addStaff } from './staff.ts';
import { createTestApp } from './test-app.ts';

/** The API with two of staff, and the owner of what waits for them. Before each test nothing waits. */
export async function createDeciders() {
  const app = await createTestApp();
  const staff = await addStaff(app, { firstName: 'Anna', lastName: 'Ansatt' });
  const other = await addStaff(app, { firstName: 'Odd', lastName: 'Ansatt' });
  const owner = await addUser(app.call, { firstName: 'Bjørn', lastName: 'Eier' });
  beforeEach(async () => {
    await app.db.deleteFrom('approvalDecisions').execute();
    await app.db.deleteFrom('businesses').execute();
    await app.db.deleteFrom('mails').execute();
  });
  const pendingBusiness = (fields = {}) =>
    addBusiness(app.db, { ownerId: owner.id, approvalStatus: 'pending', ...fields });
  const asStaff = (name: string, body?: object) => app.call(name, { token: staff.token, ...(body && { body }) });
  const decisions = () => app.db.selectFrom('approvalDecisions').selectAll().orderBy('id').execute();
  /** What owners were written once nothing can be taken back any more. */
  const told = async () => {
    app.clock.moveBy(policy.approvalUndoMinutes * MINUTE_MS);
    await app.runJobs();
    return await app.mails();
  };
  return { app, staff, other, owner, pendingBusiness, asStaff, decisions, told };
}

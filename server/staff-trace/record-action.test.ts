import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { recordStaffAction } from './index.ts';

test('an action names its actor, and can be neither changed nor deleted, only marked as undone once', async () => {
  const { call, db } = await testApp();
  const { id: userId } = await addUser(call, { firstName: 'Vår', lastName: 'Vakt' });
  const viewer = { userId, sessionId: randomUUID(), isAdmin: true };
  const action = {
    kind: 'edited',
    subject: 'business',
    before: { isActive: true },
    after: { isActive: false },
  } as const;
  const id = await recordStaffAction(db, viewer, action, new Date());
  const stored = await db.selectFrom('staffActions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ actorId: userId, actorName: 'Vår Vakt', after: { isActive: false } });
  await expect(db.updateTable('staffActions').set({ reason: 'Noe annet' }).execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('staffActions').execute()).rejects.toThrow('append-only');
  await db
    .updateTable('staffActions')
    .set({ undoneBy: id + 1 })
    .execute();
  await expect(db.updateTable('staffActions').set({ undoneBy: null }).execute()).rejects.toThrow('append-only');
});

import { addUser } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Somebody of staff who is logged in. */
export async function addStaff({ call, db }: Pick<TestApp, 'call' | 'db'>, fields: Parameters<typeof addUser>[1] = {}) {
  const person = await addUser(call, { firstName: 'Vår', lastName: 'Vakt', ...fields });
  await db.updateTable('users').set({ isAdmin: true }).where('id', '=', person.id).execute();
  return person;
}

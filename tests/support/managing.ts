import { addBusiness, addShare, typedPosition } from './hiring.ts';
import { addUser } from './people.ts';
import { createTestApp } from './test-app.ts';

export const validPosition = { ...typedPosition, municipality: 'Bergen' };

/** The API with an owner, a colleague who shares whatever business of the owner, and a stranger to them. */
export async function createManagers() {
  const app = await createTestApp();
  const [owner, colleague, stranger] = [await addUser(app.call), await addUser(app.call), await addUser(app.call)];
  const ownBusiness = async (fields: Parameters<typeof addBusiness>[1] = {}) => {
    const business = await addBusiness(app.db, { ownerId: owner.id, ...fields });
    await addShare(app.db, business.id, colleague.id);
    return business;
  };
  const post = (businessId: string, body: object, token = owner.token) =>
    app.call(`POST /api/business/${businessId}/positions`, { body, token });
  return { app, owner, colleague, stranger, ownBusiness, post };
}

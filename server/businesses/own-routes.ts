import { businessRegistered, ownBusinesses } from '../../contract/businesses/own-businesses.ts';
import { dayInOslo } from '../platform/clock.ts';
import { route } from '../platform/http/route.ts';
import { editBusiness } from './edit-business.ts';
import { readLimit } from './limit.ts';
import { readManagedBusinesses } from './queries.ts';
import { messageOf, showEntity } from './register/tell-lookup.ts';
import { checkNumber, registerBusiness } from './register-business.ts';
import { requireManaged } from './require-business.ts';

/** What those who own or share a business do with it. */
export const ownRoutes = [
  route(ownBusinesses.mine, async ({ viewer }, { db, clock }) => ({
    businesses: await readManagedBusinesses(db, viewer, dayInOslo(clock.now())),
  })),

  route(ownBusinesses.checkLimit, ({ viewer }, { db }) => readLimit(db, viewer.userId)),

  route(ownBusinesses.validateOrgNumber, async ({ body }, platform) => {
    const lookup = await checkNumber(platform, body.organizationNumber);
    return { entity: lookup.outcome === 'found' ? showEntity(lookup.unit) : null, message: messageOf(lookup) };
  }),

  route(ownBusinesses.register, async ({ body, files, viewer }, platform) => {
    const id = await registerBusiness(platform, viewer.userId, body, files.businessLogo);
    return { business: await requireManaged(platform, viewer, id), message: businessRegistered };
  }),

  route(ownBusinesses.readForEdit, async ({ params, viewer }, platform) => ({
    business: await requireManaged(platform, viewer, params.businessId),
  })),

  route(ownBusinesses.edit, async ({ params, body, files, viewer }, platform) => {
    await editBusiness(platform, viewer, params.businessId, { changes: body, logo: files.businessLogo });
    return { business: await requireManaged(platform, viewer, params.businessId), message: 'Bedrift oppdatert!' };
  }),
];

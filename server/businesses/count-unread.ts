import { expressionBuilder } from 'kysely';
import type { Schema } from '../platform/database/database.ts';

const business = expressionBuilder<Schema, 'businesses'>();

/** Inside a query of businesses: how many applications nobody there has opened yet. */
export const countUnreadApplications = () =>
  business
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('applications.businessId', '=', 'businesses.id')
    .where('applications.isRead', '=', false)
    .where('applications.withdrawnAt', 'is', null);

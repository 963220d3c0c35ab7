import { expressionBuilder } from 'kysely';
import type { Schema } from '../platform/database/database.ts';
import { isLive } from './visibility.ts';

const business = expressionBuilder<Schema, 'businesses'>();

/** Inside a query of businesses: how many of its positions everybody can see. */
export const countLivePositions = (today: string) => countPositions().where(isLive(today));

/** Inside a query of businesses: how many positions it has, in any state. */
export const countPositions = () =>
  business
    .selectFrom('positions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('positions.businessId', '=', 'businesses.id');

import { expressionBuilder } from 'kysely';
import type { Schema } from '../platform/database/database.ts';
import { holdsPlace, isLive } from './visibility.ts';

const business = expressionBuilder<Schema, 'businesses'>();

/** Inside a query of businesses: how many of its positions everybody can see. */
export const countLivePositions = (today: string) => countPositions().where(isLive(today));

/** Inside a query of businesses: how many positions it has, in any state. */
export const countPositions = () =>
  business
    .selectFrom('positions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('positions.businessId', '=', 'businesses.id');

const form = expressionBuilder<Schema, 'applicationForms'>();

/** Inside a query of application forms: how many positions use it, in any state. */
export const countPositionsUsing = () =>
  form
    .selectFrom('positions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('positions.applicationFormId', '=', 'applicationForms.id');

/** Those among them that people can apply to, or will be able to once staff has approved them. */
export const countOpenPositionsUsing = (today: string) => countPositionsUsing().where(holdsPlace(today));

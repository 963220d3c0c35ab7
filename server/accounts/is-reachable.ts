import { expressionBuilder } from 'kysely';
import type { Schema } from '../platform/database/database.ts';

const user = expressionBuilder<Schema, 'users'>();

/** Whom we write to unasked: nobody who is deactivated, or whose address may be somebody else's. */
export const isReachable = () =>
  user.and([user('users.isActive', '=', user.lit(true)), user('users.emailConfirmedAt', 'is not', null)]);

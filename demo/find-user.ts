import type { Platform } from '../server/platform/platform.ts';
import { logIns } from './log-ins.ts';

/** One of those as whom one can log in. */
export const findUser = ({ db }: Platform, role: (typeof logIns)[number]['role']) =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('email', '=', logIns.find((each) => each.role === role)?.email ?? '')
    .executeTakeFirst();

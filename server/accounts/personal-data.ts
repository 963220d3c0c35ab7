import type { Db } from '../platform/database/database.ts';
import { readUser } from './queries.ts';

export async function readAccount(db: Db, userId: string) {
  const { passwordHash: _secret, emailKey: _copy, ...account } = await readUser(db, userId);
  return account;
}

export const readEvents = (db: Db, userId: string) =>
  db.selectFrom('accountEvents').select(['kind', 'createdAt']).where('userId', '=', userId).orderBy('id').execute();

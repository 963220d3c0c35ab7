import { Failure } from '../../../contract/errors.ts';
import type { Db } from '../../platform/database/database.ts';

export const passkeyColumns = ['id', 'name', 'createdAt', 'lastUsedAt'] as const;

export const readPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(passkeyColumns)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export async function countPasskeys(db: Db, userId: string) {
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export const showPasskey = <P extends { id: string }>(passkey: P) => ({ ...passkey, _id: passkey.id });

export const passkeyNotFound = () => new Failure('notFound', 'Passnøkkelen finnes ikke lenger.');

import { type Expression, type Selectable, sql } from 'kysely';
import type { Db, Schema } from '../platform/database/database.ts';

/** Addresses are compared like the columns `email_key` are made, whose indexes know one order of letters only. */
export const emailKeyOf = (email: string | Expression<unknown>) =>
  sql<string>`lower(normalize(${email}, NFC) collate "nb-x-icu") collate "default"`;

/** The same where the database is not asked. */
export const emailKeyHere = (email: string) => email.normalize('NFC').toLowerCase();

export const findUser = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('emailKey', '=', emailKeyOf(email)).executeTakeFirst();

export const readUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What other domains know of a user: not what one gets in with. */
export const personColumns = [
  'users.id',
  'users.firstName',
  'users.lastName',
  'users.email',
  'users.emailKey',
  'users.emailConfirmedAt',
] as const;

export type KnownPerson = Pick<
  Selectable<Schema['users']>,
  'id' | 'firstName' | 'lastName' | 'email' | 'emailKey' | 'emailConfirmedAt'
>;

export const readPerson = (db: Db, id: string) =>
  db.selectFrom('users').select(personColumns).where('id', '=', id).executeTakeFirst();

/** Of one who is certain to be there. */
export const readCertainPerson = (db: Db, id: string) =>
  db.selectFrom('users').select(personColumns).where('id', '=', id).executeTakeFirstOrThrow();

/** A user as the API shows one. */
export const showUser = (user: Selectable<Schema['users']>) => ({
  ...user,
  _id: user.id,
  emailConfirmed: user.emailConfirmedAt !== null,
  lastLogin: user.lastLoginAt,
});

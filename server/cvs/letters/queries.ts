import type { Selectable } from 'kysely';
import type { Db, Schema, Tx } from '../../platform/database/database.ts';
import { countOwn } from '../count-own.ts';
import { noDocument } from '../queries.ts';
import { withVersions } from '../versions.ts';

type LetterRow = Selectable<Schema['coverLetters']>;

export const readLetters = (db: Db, userId: string) =>
  db
    .selectFrom('coverLetters')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();

/** One's own; what belongs to somebody else does not exist. */
export const readLetter = (db: Db, userId: string, id: string): Promise<LetterRow> =>
  ownLetter(db, userId, id).executeTakeFirstOrThrow(noDocument);

/** The same, and nobody else changes it before the transaction ends. */
export const lockLetter = (tx: Tx, userId: string, id: string): Promise<LetterRow> =>
  ownLetter(tx, userId, id).forUpdate().executeTakeFirstOrThrow(noDocument);

const ownLetter = (db: Db, userId: string, id: string) =>
  db.selectFrom('coverLetters').selectAll().where('id', '=', id).where('userId', '=', userId);

export const showLetter = ({ id, data, createdAt, updatedAt }: LetterRow) => ({ id, ...data, createdAt, updatedAt });

/** For the download of everything that is kept about a user. */
export const readOwnLetters = async (db: Db, userId: string) =>
  withVersions(db, 'letter', await readLetters(db, userId), ({ data }) => data);

/** What deleting the account takes along, for its owner to know before. */
export async function describeLetters(db: Db, userId: string) {
  const count = await countOwn(db, 'coverLetters', userId);
  if (count === 0) return [];
  return [
    `${count === 1 ? 'Søknadsbrevet ditt' : `De ${count} søknadsbrevene dine`} slettes, med tidligere versjoner.`,
  ];
}

import type { Selectable } from 'kysely';
import { Failure } from '../../../contract/errors.ts';
import type { Db, Schema } from '../../platform/database/database.ts';
import { countOwn } from '../count-own.ts';
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
export async function readLetter(db: Db, userId: string, id: string): Promise<LetterRow> {
  const row = await db
    .selectFrom('coverLetters')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Failure('notFound');
  return row;
}

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

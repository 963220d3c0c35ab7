import type { Selectable } from 'kysely';
import type { CvData, SentCv } from '../../contract/cvs/cv-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db, Schema, Tx } from '../platform/database/database.ts';
import { withVersions } from './versions.ts';

export type CvRow = Selectable<Schema['cvs']>;

export const readCvs = (db: Db, userId: string) =>
  db.selectFrom('cvs').selectAll().where('userId', '=', userId).orderBy('updatedAt', 'desc').orderBy('id').execute();

/** One's own; what belongs to somebody else does not exist. */
export const readCv = (db: Db, userId: string, id: string): Promise<CvRow> =>
  ownCv(db, userId, id).executeTakeFirstOrThrow(noDocument);

/** The same where it may be gone. */
export const findCv = (db: Db, userId: string, id: string): Promise<CvRow | undefined> =>
  ownCv(db, userId, id).executeTakeFirst();

/** The same, and nobody else changes it before the transaction ends. */
export const lockCv = (tx: Tx, userId: string, id: string): Promise<CvRow> =>
  ownCv(tx, userId, id).forUpdate().executeTakeFirstOrThrow(noDocument);

const ownCv = (db: Db, userId: string, id: string) =>
  db.selectFrom('cvs').selectAll().where('id', '=', id).where('userId', '=', userId);

export const noDocument = () => new Failure('notFound');

export async function isImageUsed(db: Db, imageKey: string) {
  const by = (table: 'cvs' | 'cvDrafts') =>
    db.selectFrom(table).select('imageKey').where('imageKey', '=', imageKey).executeTakeFirst();
  return Boolean((await by('cvs')) ?? (await by('cvDrafts')));
}

/** For the download of everything that is kept about a user. */
export const readOwnCvs = async (db: Db, userId: string) => withVersions(db, 'cv', await readCvs(db, userId), dataOf);

/** What was kept before one could choose a language is in bokmål. */
export const dataOf = ({ data }: Pick<CvRow, 'data'>): CvData => ({
  documentLanguage: 'nb',
  ...data,
});

/** As it is to be kept, or as it would be: in the language that the CV has, where none was sent. */
export const inKeptLanguage = (sent: SentCv, kept?: Pick<CvData, 'documentLanguage'> | null): CvData => ({
  ...sent,
  documentLanguage: sent.documentLanguage ?? kept?.documentLanguage ?? 'nb',
});

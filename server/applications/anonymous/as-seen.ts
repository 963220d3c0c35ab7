import { extname } from 'node:path';
import { type Selectable, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Schema } from '../../platform/database/database.ts';
import { spokenNumber } from '../../platform/spoken-number.ts';
import { type FileRow, readFilesOf } from '../show-answers.ts';

type Sent = Selectable<Schema['applications']>;

/** Those who handle an application see no more of it than this, whatever they do with it. */
export function asSeen<Row extends Sent>(row: Row): Row & { isAnonymous: boolean } {
  const { id, anonymousResponses } = row;
  if (!anonymousResponses) return { ...row, isAnonymous: false };
  const nobody = { ...pseudonymOf(id), email: '', phone: null, listEntry: null };
  return { ...row, ...nobody, responses: anonymousResponses, isAnonymous: true };
}

/** By which colleagues can talk about an application: Søker 482-137. */
export const pseudonymOf = (id: string) => ({ firstName: 'Søker', lastName: spokenNumber(id) });

/** The same for the database: what one reads one can search for. */
export const pseudonym = sql`'Søker ' || regexp_replace(
  lpad((('x' || right(applications.id::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0'), '(...)(...)', '\\1-\\2')`;

interface Seen {
  id: string;
  isAnonymous: boolean;
}

/** The files of each; of an anonymous one, only of which kind they are. */
export async function readFilesSeen(db: Db, rows: Seen[]) {
  const files = Map.groupBy(await readFilesOf(db, ...rows.map(({ id }) => id)), ({ applicationId }) => applicationId);
  return ({ id, isAnonymous }: Seen): FileRow[] => {
    const sent = files.get(id) ?? [];
    return isAnonymous
      ? sent.map((file, index) => ({ ...file, fileName: `Vedlegg ${index + 1}${extname(file.fileKey)}` }))
      : sent;
  };
}

/** Of each, the files that are CVs which can be read without knowing whose they are. */
export async function readAnonymousCvs(db: Db, rows: Pick<Sent, 'id'>[]) {
  const cvs = await db
    .selectFrom('anonymousCvs')
    .innerJoin('applicationFiles', 'applicationFiles.id', 'fileId')
    .select(['fileId', 'applicationId'])
    .where('applicationId', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  const byApplication = Map.groupBy(cvs, ({ applicationId }) => applicationId);
  return ({ id }: Pick<Sent, 'id'>) => byApplication.get(id)?.map(({ fileId }) => fileId) ?? [];
}

import { sql } from 'kysely';
import type { SentAnswer } from '../../contract/applications/application-fields.ts';
import type { FileScan } from '../../contract/applications.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import type { Db } from '../platform/database/database.ts';

export interface UnusedFile {
  id: string;
  fileKey: string;
  fileName: string;
  sizeBytes: number;
  scan: FileScan;
}

type Answers = Pick<SentAnswer, 'files'>[];

export interface FileNames {
  ids: string[];
  keys: string[];
}

export function namesIn(answers: Answers): FileNames {
  const names = answers.flatMap(({ files }) => files);
  return { ids: names.filter(isUuid), keys: names };
}

/** Those of one answer, each once, however often and by whichever of its names. */
export const filesOf = (found: Map<string, UnusedFile>, { files }: Answers[number]) => [
  ...new Set(files.flatMap((name) => found.get(name) ?? [])),
];

/** The caller's own files that were not sent yet, by whatever name the answers call them: id or path. */
export async function readUnusedFiles(db: Db, userId: string, answers: Answers) {
  if (answers.every(({ files }) => files.length === 0)) return new Map<string, UnusedFile>();
  const { rows } = await sql<{ files: UnusedFile[] }>`select ${unusedFiles(userId, namesIn(answers))} as files`.execute(
    db,
  );
  return byName(rows[0]?.files ?? []);
}

/** The same as a column of another question. */
export const unusedFiles = (userId: string, { ids, keys }: FileNames) =>
  sql<UnusedFile[]>`(
    select coalesce(json_agg(json_build_object('id', id, 'fileKey', file_key, 'fileName', file_name,
      'sizeBytes', size_bytes, 'scan', scan)), '[]')
    from application_files
    where user_id = ${userId}::uuid and application_id is null
      and (id = any(${ids}::uuid[]) or file_key = any(${keys}::text[])))`;

export const byName = (files: UnusedFile[]) =>
  new Map(files.flatMap((file) => [[file.id, file] as const, [file.fileKey, file] as const]));

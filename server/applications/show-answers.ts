import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { answerSchema, applicationFileSchema } from '../../contract/applications.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import type { Files } from '../platform/files/files.ts';
import type { UnusedFile } from './files-of-answers.ts';

type ApplicationRow = Selectable<Schema['applications']>;
export type FileRow = Selectable<Schema['applicationFiles']>;

/**
 * Every question that was answered with its answer, in the order of the form. Addresses of files are for one reader; `null`
 * gets none.
 */
export async function showAnswers(
  files: Files,
  readerId: string | null,
  { formSnapshot, responses }: Pick<ApplicationRow, 'formSnapshot' | 'responses'>,
  fileRows: FileRow[],
): Promise<z.input<typeof answerSchema>[]> {
  const answers = new Map(responses.map((answer) => [answer.questionId, answer]));
  const shown = await Promise.all(fileRows.map(async (row) => [row.id, await showFile(files, row, readerId)] as const));
  const fileOf = new Map(shown);
  return formSnapshot.questions.flatMap(({ id, type, question }) => {
    const answer = answers.get(id);
    if (!answer) return [];
    const attached = answer.files.flatMap((file) => fileOf.get(file) ?? []);
    return [{ questionId: id, question, questionType: type, response: answer.response, files: attached }];
  });
}

type ShownFile = z.input<typeof applicationFileSchema>;

export async function showFile(files: Files, row: UnusedFile, readerId: string | null): Promise<ShownFile> {
  const { id, fileKey: key, fileName, sizeBytes, scan } = row;
  const url = scan === 'clean' && readerId ? await files.signedPath({ key, fileName }, readerId) : null;
  return { id, originalName: fileName, size: sizeBytes, path: key, url, scan };
}

export const readFilesOf = (db: Db, ...applicationIds: string[]) =>
  db
    .selectFrom('applicationFiles')
    .selectAll()
    .where('applicationId', '=', anyOf(applicationIds))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

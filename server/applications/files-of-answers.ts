import { type Selectable, sql } from 'kysely';
import type { SentAnswer } from '../../contract/application-fields.ts';
import type { Db, Schema } from '../platform/database/database.ts';

export type UnusedFile = Selectable<Schema['applicationFiles']>;

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The caller's own files that were not sent yet, by whatever name the answers call them: id or path. */
export async function readUnusedFiles(db: Db, userId: string, answers: Pick<SentAnswer, 'files'>[]) {
  const names = answers.flatMap(({ files }) => files);
  if (names.length === 0) return new Map<string, UnusedFile>();
  const rows = await db
    .selectFrom('applicationFiles')
    .selectAll()
    .where('userId', '=', userId)
    .where('applicationId', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('id', '=', sql<string>`any(${names.filter(isUuid)}::uuid[])`),
        eb('fileKey', '=', sql<string>`any(${names}::text[])`),
      ]),
    )
    .execute();
  return new Map(rows.flatMap((row) => [[row.id, row] as const, [row.fileKey, row] as const]));
}

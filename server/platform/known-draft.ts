import { sql } from 'kysely';

/** An open form, and the draft that it knows (contract/draft-writer.ts). */
export interface Writer {
  writer?: string | undefined;
  openedDraft?: string | undefined;
}

/** Whether a draft is the form's own or the one that it was opened with. Columns as `table.column`. */
export function isKnownTo({ writer, openedDraft }: Writer, columns: { writer: string; keptAt: string }) {
  if (!writer) return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref(columns.writer)} is not distinct from ${writer}
    or ${sql.ref(columns.keptAt)} is not distinct from ${openedDraft ? new Date(openedDraft) : null}::timestamptz)`;
}

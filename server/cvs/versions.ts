import { type Selectable, sql } from 'kysely';
import { cvLimits } from '../../contract/cvs/cv-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db, Schema, Tx } from '../platform/database/database.ts';

/** The documents that have versions, and where those lie. */
const places = {
  cv: { table: 'cvVersions', of: 'cvId' },
  letter: { table: 'coverLetterVersions', of: 'letterId' },
} as const;
type Kind = keyof typeof places;

interface Kept {
  cv: Selectable<Schema['cvVersions']>['data'];
  letter: Selectable<Schema['coverLetterVersions']>['data'];
}

interface Before<K extends Kind> {
  id: string;
  data: Kept[K];
  updatedAt: Date;
}

type Row<K extends Kind> = Before<K> & { createdAt: Date };
type Contents<K extends Kind> = (kept: { data: Kept[K] }) => object;

interface Version<K extends Kind> {
  id: string;
  /** The document. */
  of: string;
  data: Kept[K];
  createdAt: Date;
}

/** Before it becomes another: what a document was. The oldest make room. */
export async function keepVersion<K extends Kind>(tx: Tx, kind: K, { id, data, updatedAt }: Before<K>) {
  const { table, of } = places[kind];
  await sql`
    insert into ${sql.table(table)} (${sql.ref(of)}, data, created_at)
    values (${id}, ${JSON.stringify(data)}, ${updatedAt})`.execute(tx);
  await sql`
    delete from ${sql.table(table)} kept using (
      select id, row_number() over newest as nth, sum(octet_length(data::text)) over newest as bytes
      from ${sql.table(table)} where ${sql.ref(of)} = ${id} window newest as (order by created_at desc)
    ) version
    where kept.id = version.id and (nth > ${cvLimits.versions} or bytes > ${cvLimits.versionsBytes})`.execute(tx);
}

/** For the download of everything that is kept about a user: each with what it was, the newest first. */
export async function withVersions<K extends Kind>(db: Db, kind: K, rows: Row<K>[], contentsOf: Contents<K>) {
  const versions = await versionsOfAll(
    db,
    kind,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...contentsOf(row),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    versions: versions
      .filter(({ of }) => of === row.id)
      .map((version) => ({ ...contentsOf(version), createdAt: version.createdAt })),
  }));
}

export async function listVersions<K extends Kind>(db: Db, kind: K, id: string, titleOf: (data: Kept[K]) => string) {
  const rows = await versionsOfAll(db, kind, [id]);
  return rows.map(({ data, of: _of, ...row }) => ({ ...row, title: titleOf(data) }));
}

export async function readVersion<K extends Kind>(db: Db, kind: K, id: string, versionId: string) {
  const row = await versionsOf(db, kind, [id]).where('id', '=', versionId).executeTakeFirst();
  if (!row) throw new Failure('notFound');
  return row as Version<K>;
}

async function versionsOfAll<K extends Kind>(db: Db, kind: K, ids: string[]) {
  const rows = await versionsOf(db, kind, ids).orderBy('createdAt', 'desc').execute();
  return rows as Version<K>[];
}

function versionsOf(db: Db, kind: Kind, ids: string[]) {
  const { table, of } = places[kind];
  return db
    .selectFrom(table)
    .select(['id', `${of} as of`, 'data', 'createdAt'])
    .where(sql<boolean>`${sql.ref(of)} = any(${ids}::uuid[])`);
}

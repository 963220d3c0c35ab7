import type { Selectable } from 'kysely';
import { Failure } from '../../../contract/errors.ts';
import { liveNationalIds } from '../../national/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Db, Schema } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { readFollowable } from '../../positions/index.ts';

export type EntryRow = Selectable<Schema['applicationsElsewhere']>;

export const entriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('applicationsElsewhere')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('appliedOn', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id');

/** What belongs to somebody else does not exist. */
export function notFound(): never {
  throw new Failure('notFound', 'Det du noterte, finnes ikke lenger.');
}

/** Each leads to its ad as long as everybody can read that here. */
export async function showEntries({ db, clock }: Platform, rows: EntryRow[]) {
  const now = clock.now();
  const today = dayInOslo(now);
  const idsOf = (kind: EntryRow['adKind']) => rows.flatMap(({ adKind, adId }) => (adKind === kind && adId ? adId : []));
  const [national, local] = await Promise.all([
    liveNationalIds(db, idsOf('nav'), now),
    readFollowable(db, idsOf('local'), null, today),
  ]);
  const pathOf = new Map([
    ...national.map((id) => [id, `/nav-stilling/${id}`] as const),
    ...local.map(({ positionId: id }) => [id, `/stilling/${id}`] as const),
  ]);
  return rows.map((row) => ({
    ...row,
    adPath: pathOf.get(row.adId ?? '') ?? null,
    remindOn: row.remindedAt || (row.remindOn ?? '') < today ? null : row.remindOn,
  }));
}

export async function showEntry(platform: Platform, row: EntryRow) {
  const [entry] = await showEntries(platform, [row]);
  return entry ?? notFound();
}

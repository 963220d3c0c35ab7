import type { Insertable } from 'kysely';
import type { ElsewhereFields } from '../../../contract/applications/applications-elsewhere.ts';
import { elsewhereLimits } from '../../../contract/applications/elsewhere-words.ts';
import { cutWhole } from '../../../contract/cut-whole.ts';
import { Failure } from '../../../contract/errors.ts';
import type { AdKind } from '../../../contract/values.ts';
import { longestLine } from '../../../contract/values.ts';
import { idsOfSame } from '../../national/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Schema, Tx } from '../../platform/database/database.ts';
import { lockNamed } from '../../platform/database/lock-named.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseFuture } from './change.ts';
import { readAd } from './read-ad.ts';

/** An ad of ours and the same ones at NAV are one position, whichever of them it was noted from. */
export const readNoted = async (db: Db, userId: string, adId: string) =>
  findNoted(db, userId, (await idsOfSame(db, adId)).ids);

const findNoted = (db: Db, userId: string, adIds: string[]) =>
  db
    .selectFrom('applicationsElsewhere')
    .selectAll()
    .where('userId', '=', userId)
    .where('adId', '=', anyOf(adIds))
    .orderBy('createdAt')
    .executeTakeFirst();

/** An ad is noted once, with its words of that day. */
export async function noteAd(platform: Platform, viewer: Viewer, kind: AdKind, adId: string) {
  const { localId, ids } = await idsOfSame(platform.db, adId);
  const before = await findNoted(platform.db, viewer.userId, ids);
  if (before) return { noted: before, isNew: false };
  const ad = await readAd(platform, viewer, kind, adId, localId);
  const words = {
    adKind: kind,
    adId,
    title: cutWhole(ad.title, longestLine),
    employer: cutWhole(ad.businessName, longestLine),
    place: ad.place && cutWhole(ad.place, longestLine),
    deadline: ad.applicationDeadline,
    appliedOn: dayInOslo(platform.clock.now()),
  };
  const { row, isNew } = await insertOnce(platform, viewer.userId, words, (tx) => findNoted(tx, viewer.userId, ids));
  return { noted: row, isNew };
}

/** Sent once more under its key, after a lost reply, it is there already. */
export async function addEntry(platform: Platform, userId: string, fields: ElsewhereFields, key: string | undefined) {
  refuseFuture(fields.appliedOn, platform.clock.now());
  const idempotencyKey = key ? keyAsUuid(key, userId) : null;
  const { row } = await insertOnce(platform, userId, { ...fields, idempotencyKey }, async (tx) =>
    idempotencyKey
      ? tx
          .selectFrom('applicationsElsewhere')
          .selectAll()
          .where('userId', '=', userId)
          .where('idempotencyKey', '=', idempotencyKey)
          .executeTakeFirst()
      : undefined,
  );
  return row;
}

type Entry = Insertable<Schema['applicationsElsewhere']>;

/** One user's are looked for, counted and made one at a time. */
function insertOnce(
  { db, clock }: Platform,
  userId: string,
  entry: Omit<Entry, 'userId' | 'createdAt' | 'updatedAt'>,
  find: (tx: Tx) => ReturnType<typeof findNoted>,
) {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockNamed(tx, `applications elsewhere ${userId}`);
    const before = await find(tx);
    if (before) return { row: before, isNew: false };
    await refuseFull(tx, userId);
    const row = await tx
      .insertInto('applicationsElsewhere')
      .values({ ...entry, userId, createdAt: now, updatedAt: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, isNew: true };
  });
}

async function refuseFull(tx: Tx, userId: string) {
  const { count } = await tx
    .selectFrom('applicationsElsewhere')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (count < elsewhereLimits.entries) return;
  throw new Failure('conflict', `Du har notert ${elsewhereLimits.entries} søknader. Slett noen før du noterer flere.`);
}

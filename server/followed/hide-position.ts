import type { Insertable } from 'kysely';
import { identityOf, readNationalCards } from '../national/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { positionNotLive, readFollowable } from '../positions/index.ts';
import { addWithinLimit } from './add-within-limit.ts';
import { readHidden } from './hidden-queries.ts';

type Row = Omit<Insertable<Schema['hiddenPositions']>, 'userId' | 'hiddenAt'>;

/** Hiding twice changes nothing, also when the ad has ended meanwhile. What is followed stays so. */
export async function hidePosition({ db, clock }: Platform, viewer: Viewer, id: string) {
  const { userId } = viewer;
  if (await isHidden(db, userId, id)) return;
  const now = clock.now();
  const row = (await localAd(db, id, viewer, dayInOslo(now))) ?? (await nationalAd(db, id, now));
  if (!row) positionNotLive();
  await addWithinLimit(db, userId, 'hiddenPositions', (tx) =>
    tx
      .insertInto('hiddenPositions')
      .values({ ...row, userId, hiddenAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** With its twins that were hidden too: they are one ad. */
export async function showPosition(db: Db, { userId }: Viewer, id: string) {
  const { hiddenPositions } = await readHidden(db, userId);
  const same = hiddenPositions.filter(({ sameIds }) => sameIds.includes(id));
  await db
    .deleteFrom('hiddenPositions')
    .where('userId', '=', userId)
    .where('positionId', '=', anyOf([id, ...same.flatMap(({ id: own, sameIds }) => [own, ...sameIds])]))
    .execute();
}

const isHidden = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('hiddenPositions')
    .select('positionId')
    .where('userId', '=', userId)
    .where('positionId', '=', id)
    .executeTakeFirst();

async function localAd(db: Db, id: string, viewer: Viewer, today: string): Promise<Row | undefined> {
  const [known] = await readFollowable(db, [id], viewer, today);
  if (!known) return undefined;
  const { expiryDate: _deadline, ...position } = known;
  const twin = await identityOf(db, id);
  return { ...position, twinId: twin?.id ?? null, fingerprint: twin?.fingerprint ?? null };
}

async function nationalAd(db: Db, id: string, now: Date): Promise<Row | undefined> {
  const [[card], ad] = await Promise.all([readNationalCards(db, [id], now), identityOf(db, id)]);
  if (!card || !ad) return undefined;
  const { title, businessName, municipal: location } = card;
  const { fingerprint, localPositionId: twinId } = ad;
  return { positionId: id, type: 'nav', title, businessName, location, twinId, fingerprint };
}

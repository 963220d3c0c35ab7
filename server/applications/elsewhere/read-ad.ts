import { Failure } from '../../../contract/errors.ts';
import type { AdKind } from '../../../contract/values.ts';
import { readNationalFacts } from '../../national/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { isReadable, livePositionIds, placeOf } from '../../positions/index.ts';

/** The words of an ad that somebody applied for, as it is now. `localId` is of the position here that it is, if there is one. */
export async function readAd(
  { db, clock }: Platform,
  viewer: Viewer,
  kind: AdKind,
  id: string,
  localId: string | null,
) {
  const now = clock.now();
  const today = dayInOslo(now);
  if (kind === 'nav' && localId) await refuseForm(db, localId, today);
  const ad = await (kind === 'nav' ? readNationalFacts(db, id, now) : readLocal(db, viewer, id, today));
  if (ad) return ad;
  throw new Failure(
    'notFound',
    'Annonsen er ikke her lenger. Du kan legge den til selv under Mine søknader i profilen.',
  );
}

async function readLocal(db: Db, viewer: Viewer, id: string, today: string) {
  const row = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select(['title', 'businessName', 'positions.location', 'positions.municipality', 'applicationDeadline'])
    .select('applicationMethod')
    .where('positions.id', '=', id)
    .where(isReadable(today, viewer))
    .executeTakeFirst();
  if (row?.applicationMethod === 'form') throw appliedForHere();
  return row && { ...row, place: placeOf(row) };
}

/** Once the position here has ended, NAV's is the only one left to apply for. */
async function refuseForm(db: Db, id: string, today: string) {
  const withForm = await db
    .selectFrom('positions')
    .select('id')
    .where('id', '=', id)
    .where('id', 'in', livePositionIds(db, today))
    .where('applicationMethod', '=', 'form')
    .executeTakeFirst();
  if (withForm) throw appliedForHere();
}

const appliedForHere = () =>
  new Failure('conflict', 'På denne stillingen søker du her på Jobbfjord. Søknaden står da i profilen av seg selv.');

import { sql } from 'kysely';
import { EXCERPT_LENGTH } from '../../contract/positions.ts';
import { isPublicBusiness } from '../businesses/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import { compiledQuery } from '../platform/database/compiled-query.ts';
import type { Db } from '../platform/database/database.ts';
import { inOrderOf } from '../platform/database/in-order-of.ts';
import { changesOf, livePositionIds } from '../positions/index.ts';
import { formerAds, saidInAd } from './former-ads.ts';
import { type CardRow, cardColumns, showNational, showNationalCard } from './show-national.ts';
import { isLive } from './visibility.ts';

/** Cards in the order of the ids. */
export async function readNationalCards(db: Db, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await findCards(db, { ids, now });
  const others = await readOthers(db, rows, now);
  return inOrderOf(ids, rows).map((row) => showNationalCard(row, others, now));
}

const findCards = compiledQuery((db, { ids, now }: { ids: string[]; now: Date }) =>
  withBusiness(db)
    .select(cardColumns)
    // One more than a card shows tells that it goes on.
    .select(sql<string>`left(national_positions.description, ${EXCERPT_LENGTH + 1})`.as('description'))
    .where(sql<boolean>`national_positions.id = any(${ids}::uuid[])`)
    .where(isLive(now)),
);

/** What somebody who applied for an ad keeps of it. */
export async function readNationalFacts(db: Db, id: string, now: Date) {
  const [row] = await findCards(db, { ids: [id], now });
  if (!row) return undefined;
  const { title, businessName, applicationDeadline } = showNationalCard(row, [], now);
  return { title, businessName, applicationDeadline, place: row.place };
}

/** Those of the ads that can be read here. */
export async function liveNationalIds(db: Db, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const live = db.selectFrom('nationalPositions').select('id').where('id', '=', anyOf(ids)).where(isLive(now));
  return (await live.execute()).map(({ id }) => id);
}

export async function readNational(db: Db, id: string, now: Date) {
  const row = await withBusiness(db)
    .selectAll('nationalPositions')
    .where('nationalPositions.id', '=', id)
    .where(isLive(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const local = row.localPositionId && (await readLocal(db, row.localPositionId, now));
  const changes = changesOf(await formerAds(db, id).execute(), saidInAd(row));
  return { ...showNational(row, await readOthers(db, [row], now), local || null, now), changes };
}

/** It may have ended since the two were found to be one. */
const readLocal = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('positions')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('id', 'in', livePositionIds(db, dayInOslo(now)))
    .executeTakeFirst();

/** The ad that an employer also published here. */
export const readSameAs = (db: Db, positionId: string, now: Date) =>
  db
    .selectFrom('nationalPositions')
    .select(['id as uuid', 'link'])
    .where('localPositionId', '=', positionId)
    .where(isLive(now))
    .executeTakeFirst();

/** What an ad is called and where it is, and under which other ids it may be listed. */
export const readCalled = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('nationalPositions')
    .leftJoin('nationalPositions as first', 'first.id', 'nationalPositions.duplicateOf')
    .select([
      'nationalPositions.id',
      'nationalPositions.title',
      'nationalPositions.jobTitle',
      'nationalPositions.municipalities',
      'nationalPositions.counties',
      'nationalPositions.duplicateOf',
      'nationalPositions.localPositionId',
      'first.localPositionId as localOfFirst',
    ])
    .where('nationalPositions.id', '=', id)
    .where(isLive(now))
    .executeTakeFirst();

/** Of a sub-unit whose main unit is known, that one; else the number itself. */
export async function mainUnitOf(db: Db, organizationNumber: string) {
  const unit = await db
    .selectFrom('registerParents')
    .select('parent')
    .where('organizationNumber', '=', organizationNumber)
    .executeTakeFirst();
  return unit?.parent ?? organizationNumber;
}

/** Whether NAV once had this ad. */
export const readStub = (db: Db, id: string) =>
  db.selectFrom('nationalStubs').select('removedAt').where('id', '=', id).executeTakeFirst();

/** The ad names the sub-unit, the profile the main unit. */
const withBusiness = (db: Db) =>
  db
    .selectFrom('nationalPositions')
    .leftJoin('registerParents', 'registerParents.organizationNumber', 'nationalPositions.organizationNumber')
    .leftJoin('businesses', (join) =>
      join.on(({ eb }) => eb('businesses.organizationNumber', '=', employerNumber)).on(() => isPublicBusiness()),
    )
    .select(['businesses.id as businessId', 'businesses.businessName as profileName', 'businesses.logoPath'])
    .select(['businesses.organizationNumber as profileNumber', employerNumber.as('employerNumber')]);

const employerNumber = sql<string | null>`coalesce(register_parents.parent, national_positions.organization_number)`;

/** The same ads under other uuids. */
async function readOthers(db: Db, rows: CardRow[], now: Date) {
  if (rows.length === 0) return [];
  return await findOthers(db, { fingerprints: rows.map(({ fingerprint }) => fingerprint), now });
}

const findOthers = compiledQuery((db, { fingerprints, now }: { fingerprints: string[]; now: Date }) =>
  db
    .selectFrom('nationalPositions')
    .select(['id', 'fingerprint', 'link', 'applicationUrl'])
    .where(sql<boolean>`fingerprint = any(${fingerprints}::text[])`)
    .where(isLive(now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id'),
);

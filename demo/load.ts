import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { policy } from '../contract/policy.ts';
import { placeOfBusiness } from '../server/businesses/index.ts';
import { addDays, dayInOslo, daysAfter } from '../server/platform/clock.ts';
import type { Db, Schema } from '../server/platform/database/database.ts';
import type { Platform } from '../server/platform/platform.ts';
import { demoForm } from './data/application-form.ts';
import { type DemoBusiness, generateBusinesses, registerUnitOf } from './data/generate-businesses.ts';
import { type DemoPosition, generatePositions } from './data/generate-positions.ts';
import { logoSvg } from './data/logo.ts';

export const BUSINESSES = 60;
export const POSITIONS = 600;
export const SEED = 1;
/** So long after the deadline those who applied are promised an answer. */
const DAYS_TO_ANSWER = 21;

/** Fills an empty database with employers and their positions; one that has any is left as it is. */
export async function loadDemo({ db, files, clock, log }: Platform) {
  const existing = await db.selectFrom('businesses').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  const now = clock.now();
  const businesses = generateBusinesses(BUSINESSES, SEED);
  const positions = generatePositions(businesses, POSITIONS, SEED, now);
  const rows = await Promise.all(
    businesses.map((business, index) => businessRow(business, index, positions, now, files)),
  );
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('businesses').values(rows).execute();
    await addPositions(tx, positions, now);
  });
  log.info({ businesses: rows.length, positions: positions.length }, 'demo data loaded');
}

async function businessRow(
  business: DemoBusiness,
  index: number,
  positions: DemoPosition[],
  now: Date,
  files: Platform['files'],
): Promise<Insertable<Schema['businesses']>> {
  const unit = registerUnitOf(business);
  const createdAt = daysAfter(now, -3 - index * 11);
  const own = positions.filter(({ organizationNumber }) => organizationNumber === business.organizationNumber);
  return {
    ownerId: randomUUID(),
    organizationNumber: business.organizationNumber,
    businessName: business.businessName,
    shortDescription: business.shortDescription,
    longDescription: business.longDescription,
    logoPath: await storeLogo(business.businessName, files),
    contactEmail: index % 3 === 2 ? null : `post@${business.domain}`,
    brregData: JSON.stringify(unit),
    brregFetchedAt: now,
    ...placeOfBusiness(unit),
    // The largest would be stopped by the limit that everybody starts with.
    maxActivePositions: Math.min(policy.activePositionsPerBusiness.max, Math.max(2, own.length)),
    approvalStatus: 'approved',
    approvedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}

async function storeLogo(name: string, { disk }: Platform['files']) {
  const key = `public/business-logos/${randomUUID()}.webp`;
  await disk.put(
    key,
    await sharp(Buffer.from(logoSvg(name)))
      .webp()
      .toBuffer(),
    { contentType: 'image/webp' },
  );
  return key;
}

async function addPositions(tx: Db, positions: DemoPosition[], now: Date) {
  const businesses = await tx.selectFrom('businesses').select(['id', 'organizationNumber']).execute();
  const idOf = new Map(businesses.map(({ id, organizationNumber }) => [organizationNumber, id]));
  const forms = await addForms(tx, [...idOf.values()], now);
  const rows = positions.map((position) => {
    const businessId = idOf.get(position.organizationNumber) ?? '';
    return positionRow(position, { businessId, formId: forms.get(businessId) ?? null, now });
  });
  await tx.insertInto('positions').values(rows).execute();
}

/** Every business asks the same; each has a form of its own to change. */
async function addForms(tx: Db, businessIds: string[], now: Date) {
  const { title, description, questions } = demoForm;
  const content = { title, description, questions: JSON.stringify(questions), createdAt: now, updatedAt: now };
  const rows = await tx
    .insertInto('applicationForms')
    .values(businessIds.map((businessId) => ({ businessId, ...content })))
    .returning(['id', 'businessId'])
    .execute();
  return new Map(rows.map(({ id, businessId }) => [businessId, id]));
}

interface Place {
  businessId: string;
  formId: string | null;
  now: Date;
}

function positionRow(position: DemoPosition, { businessId, formId, now }: Place): Insertable<Schema['positions']> {
  const { organizationNumber, municipal, salaryRange, contactInfo, adCheckFlag, applicationMethod, ...row } = position;
  const hasExpired = position.expiryDate <= dayInOslo(now);
  return {
    ...row,
    businessId,
    salaryMin: salaryRange?.min ?? null,
    salaryMax: salaryRange?.max ?? null,
    salaryPeriod: salaryRange?.period ?? 'year',
    contactName: contactInfo.name,
    contactEmail: contactInfo.email,
    contactPosition: contactInfo.position,
    applicationMethod,
    applicationFormId: applicationMethod === 'form' ? formId : null,
    answerBy:
      applicationMethod === 'form' && row.applicationDeadline ? addDays(row.applicationDeadline, DAYS_TO_ANSWER) : null,
    isActive: position.isActive && !hasExpired,
    expiredAt: hasExpired ? now : null,
    approvedAt: position.approvalStatus === 'approved' ? position.createdAt : null,
    updatedAt: position.createdAt,
  };
}

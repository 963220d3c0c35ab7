import { sql } from 'kysely';
import type { z } from 'zod';
import type { staff } from '../../../contract/staff.ts';
import { isStopped } from '../../businesses/index.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { publishDayOf, salaryRangeOf } from '../../positions/index.ts';
import { businessWords } from './businesses.ts';
import { equals, type Match, matching, type Words } from './matching.ts';
import { pageOf } from './page-of.ts';

/** What has expired comes by its expiry, the latest first: that is what one looks for there. */
export async function listPositions(db: Db, query: z.output<typeof staff.positions.query>, today: string) {
  const { search, isActive, isExpired, page, limit } = query;
  const expiry = sql`expiry_date ${isExpired ? sql`<=` : sql`>`} ${today}::date`;
  const { ids, pagination } = await pageOf(db, {
    table: sql`positions`,
    where: [
      sql`approval_status <> 'rejected'`,
      sql`business_id not in (select id from businesses where approval_status = 'rejected')`,
      ...equals('is_active', isActive),
      ...(isExpired === undefined ? [] : [expiry]),
    ],
    orderColumns: isExpired ? sql`expiry_date, id` : sql`created_at, id`,
    orderBy: isExpired ? sql`expiry_date desc, id` : sql`created_at desc, id`,
    search,
    matches: [matching(sql`title`), ofBusiness],
    page,
    limit,
  });
  return { positions: await readPositions(db, ids, today), pagination };
}

const FEW = 1000;

/** Positions are also looked for by their business: by those that were found, and one by one where there are too many. */
function ofBusiness(words: Words): Match {
  const { found, checked } = businessWords(words);
  const few = sql`select id from businesses where ${found} limit ${FEW + 1}`;
  return {
    found: sql`business_id in (select id from businesses where ${found})`,
    checked: sql`case when (select count(*) from (${few}) few) > ${FEW}
      then (select ${checked} from businesses where id = business_id) else business_id in (${few}) end`,
  };
}

/** In the order of the ids. A rejected one, or one of a rejected business, exists for its owner only. */
export async function readPositions(db: Db, ids: string[], today: string) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await readRows(db, ids)).map((row) => show(row, today));
}

const readRows = (db: Db, ids: string[]) =>
  db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .selectAll('positions')
    .select(['businessName', 'organizationNumber'])
    .where('positions.id', '=', anyOf(ids))
    .where('positions.approvalStatus', '<>', 'rejected')
    .where('businesses.approvalStatus', '<>', 'rejected')
    .execute();

function show(row: Awaited<ReturnType<typeof readRows>>[number], today: string) {
  const { contactName: name, contactEmail: email, contactPosition: position, contactPhone: phone } = row;
  const { businessId, businessName, organizationNumber } = row;
  return {
    ...row,
    _id: row.id,
    isExpired: row.expiryDate <= today,
    isStopped: isStopped(row),
    publishFrom: publishDayOf(row),
    contactInfo: { name, email, position, phone },
    salaryRange: salaryRangeOf(row),
    businessId: { id: businessId, _id: businessId, businessName, organizationNumber },
  };
}

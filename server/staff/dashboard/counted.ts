import { sql } from 'kysely';

// What was rejected counts as deleted.

export const countedBusinesses = sql`businesses where approval_status <> 'rejected'`;

export const countedPositions = sql`positions join businesses on businesses.id = business_id
  where positions.approval_status <> 'rejected' and businesses.approval_status <> 'rejected'`;

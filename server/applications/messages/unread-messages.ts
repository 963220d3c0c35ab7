import { sql } from 'kysely';

/** How many of one side's messages about an application the other side has not read. */
export const unreadMessages = (isFromApplicant: boolean) => sql<number>`(
  select count(*)::integer from application_messages
  where application_id = applications.id and is_from_applicant = ${sql.lit(isFromApplicant)} and read_at is null
)`;

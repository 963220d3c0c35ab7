import { sql } from 'kysely';
import type { z } from 'zod';
import type { promisesSchema } from '../../contract/businesses.ts';
import { policy } from '../../contract/policy.ts';

const { years, fewest } = policy.keptPromises;

/** Of a business in the query; `null` as long as there are too few to say anything. */
export const keptPromises = (today: string) => sql<z.input<typeof promisesSchema> | null>`(
  select json_build_object('promised', sum(promised), 'kept', sum(kept)) from answer_promises
  where business_id = businesses.id and promised_by >= ${today}::date - make_interval(years => ${sql.lit(years)})
  having sum(promised) >= ${sql.lit(fewest)})`;

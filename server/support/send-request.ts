import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/database.ts';

interface SupportRequest {
  name: string;
  email: string;
  topic: string;
  message: string;
}

/** Keeps the request. */
export async function sendRequest(db: Kysely<Schema>, { name, email, topic, message }: SupportRequest) {
  await db.insertInto('supportRequests').values({ name, email, topic, message }).execute();
}

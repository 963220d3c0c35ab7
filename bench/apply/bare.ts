import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Cast } from './prepare.ts';
import { snapshot } from './prepare.ts';
import { applicantInfo, responsesWith } from './through-api.ts';

const application = `insert into applications (id, position_id, business_id, user_id, application_form_id, form_title, form_snapshot,
  first_name, last_name, email, phone, responses, idempotency_key, submitted_at, updated_at)
  values ($1, $2, $3, $4, $5, 'Søknad', $6, $7, $8, $9, $10, $11, $12, now(), now())`;
const file = `insert into application_files (id, user_id, position_id, application_id, file_key, file_name, type, size_bytes, created_at)
  values ($1, $2, $3, $4, $5, 'cv.pdf', 'application/pdf', 1000, now())`;

export interface Row {
  person: Cast['people'][number];
  position: Cast['positions'][number];
}

/** The rows of one application in a transaction of their own, and nothing else: no file, no rule, no job. */
export function bareTransaction(client: pg.Client) {
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  return async ({ person, position }: Row) => {
    const [id, fileId] = [randomUUID(), randomUUID()];
    const { firstName, lastName, email, phone } = applicantInfo;
    const answers = JSON.stringify(responsesWith(fileId));
    const who = [firstName, lastName, email, phone, answers, randomUUID()];
    await client.query('begin');
    await run('application', application, [
      id,
      position.id,
      position.businessId,
      person.id,
      position.formId,
      snapshot,
      ...who,
    ]);
    await run('file', file, [fileId, person.id, position.id, id, `private/application-files/${fileId}.pdf`]);
    await client.query('commit');
  };
}

export async function openClients(url: string, count: number) {
  const clients = Array.from({ length: count }, () => new pg.Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  return clients;
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** Whoever applies, and what to: each pair is one application. */
export interface Cast {
  people: { id: string; token: string }[];
  positions: { id: string; businessId: string; formId: string }[];
}

const questions = [
  { id: 'hvorfor', type: 'long_answer', question: 'Hvorfor søker du?', required: true, maxLength: 2000 },
  { id: 'start', type: 'date', question: 'Når kan du begynne?', required: true, maxLength: 500 },
  { id: 'cv', type: 'file_upload', question: 'CV', required: true, maxLength: 500 },
].map((question) => ({
  placeholder: '',
  options: [],
  allowedFileTypes: ['pdf', 'doc', 'docx'],
  maxFileSize: 10,
  ...question,
}));

export const snapshot = JSON.stringify({ title: 'Søknad', description: '', questions });

/** One business with live positions that share a form, and people with a log-in each. */
export async function prepare(url: string, count: { people: number; positions: number }): Promise<Cast> {
  const database = new pg.Client(url);
  await database.connect();
  const people = Array.from({ length: count.people }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  for (const [index, { id, token }] of people.entries()) await addPerson(database, id, token, index);
  const { rows } = await database.query<{ businessId: string; formId: string }>(
    `with business as (
       insert into businesses (owner_id, organization_number, business_name, short_description, long_description, approval_status)
       values ($1, '199999999', 'Måling AS', 'Vi måler.', 'Vi måler så lenge det er noe å måle.', 'approved') returning id
     )
     insert into application_forms (business_id, title, questions, created_at, updated_at)
     select id, 'Søknad', $2, now(), now() from business returning id as "formId", business_id as "businessId"`,
    [people[0]?.id, JSON.stringify(questions)],
  );
  const [place] = rows;
  if (!place) throw new Error('No business was written.');
  const positions = await database.query<Cast['positions'][number]>(
    `insert into positions (business_id, title, description, requirements, position_type, contact_name, contact_email,
       contact_position, application_method, application_form_id, expiry_date, approval_status)
     select $1, 'Stilling ' || n, 'Beskrivelse', 'Krav', 'Fast', 'Kari', 'kari@maaling.example', 'Leder', 'form', $2,
       current_date + 30, 'approved'
     from generate_series(1, $3::int) n
     returning id, business_id as "businessId", application_form_id as "formId"`,
    [place.businessId, place.formId, count.positions],
  );
  await database.end();
  return { people, positions: positions.rows };
}

async function addPerson(database: pg.Client, id: string, token: string, index: number) {
  await database.query(
    `insert into users (id, first_name, last_name, email, password_hash) values ($1, 'Kari', 'Nordmann', $2, '')`,
    [id, `maaling-${index}@example.no`],
  );
  await database.query(
    `insert into sessions (user_id, token_hash, browser, os, device, ip_address, created_at, last_accessed)
     values ($1, $2, 'x', 'x', 'Desktop', '127.0.0.1', now(), now())`,
    [id, createHash('sha256').update(token).digest()],
  );
}

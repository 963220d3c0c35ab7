import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';

test('the table of graphile-worker is the one that our statements were written for', async () => {
  const { db } = await testApp();
  const { rows } = await sql<{ column: string }>`
    select attname || ' ' || format_type(atttypid, null) as column from pg_attribute
    where attrelid = 'graphile_worker._private_jobs'::regclass and attnum > 0 and not attisdropped
    order by attname`.execute(db);
  // After an upgrade that changes it: read again what is done with `queueTable`, then write the new columns here.
  expect(rows.map(({ column }) => column)).toEqual([
    'attempts smallint',
    'created_at timestamp with time zone',
    'flags jsonb',
    'id bigint',
    'is_available boolean',
    'job_queue_id integer',
    'key text',
    'last_error text',
    'locked_at timestamp with time zone',
    'locked_by text',
    'max_attempts smallint',
    'payload json',
    'priority smallint',
    'revision integer',
    'run_at timestamp with time zone',
    'task_id integer',
    'updated_at timestamp with time zone',
  ]);
});

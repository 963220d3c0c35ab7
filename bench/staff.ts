import pg from 'pg';
import { dayInOslo } from '../server/platform/clock.ts';
import { openDatabase, openPool } from '../server/platform/database/database.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { prepareJobs } from '../server/platform/jobs/run-jobs.ts';
import { listBusinesses } from '../server/staff/lists/businesses.ts';
import { listForms } from '../server/staff/lists/forms.ts';
import { listPositions } from '../server/staff/lists/positions.ts';
import { listUsers } from '../server/staff/lists/users.ts';
import { filledOnce, withDatabase } from './measure/own-database.ts';
import { naiveList } from './staff/naive-list.ts';

// npm run bench -- staff [rows of each list]
// Each list of the staff panel (rows and count) beside `offset` and `count(*)` on the same rows with an
// index of their order only. The fastest of the rounds counts: other work on the machine only ever adds.
const USERS = Number(process.argv[3] ?? 1_000_000);
const ROUNDS = 7;
const WANTED = 1 / 5;

const tables = ['users', 'businesses', 'application_forms', 'positions'];

await withDatabase(async (url) => {
  const pool = openPool(url, { size: 2 });
  // The naive arm takes as long as it takes.
  pool.options.statement_timeout = 0;
  pool.options.query_timeout = 0;
  const db = openDatabase(pool);
  await prepareJobs(pool);
  await migrate(db);
  const started = performance.now();
  await fill(url);
  console.log(`${USERS} users in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await compare(db);
  await pool.end();
}, filledOnce);

/** As many of each; one in fifty is deactivated. */
async function fill(url: string) {
  const database = new pg.Client({ connectionString: url, statement_timeout: 0 });
  await database.connect();
  const names = `(array['Kari','Ola','Åse','Bjørn','Mohammed','Ánte','Ingrid','Lars'])[1 + i % 8]`;
  const family = `(array['Nordmann','Fjordland','Bakketopp','Vik','Hansen','Utsi','Berg'])[1 + i % 7] || i / 1000`;
  const made = `timestamptz '2026-01-01' - i * interval '1 minute'`;
  // Rows first, indexes then: in minutes instead of hours.
  const { rows: indexes } = await database.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = any($1) and indexdef not like '%UNIQUE%'`,
    [tables],
  );
  for (const { name } of indexes) await database.query(`drop index ${name}`);
  await database.query(`set session_replication_role = replica;
    insert into users (id, first_name, last_name, email, password_hash, is_active, is_admin, created_at)
      select md5('u' || i)::uuid, ${names}, ${family}, 'bruker' || i || '@example.no', '', i % 50 <> 0, i % 10000 = 0, ${made}
      from generate_series(1, ${USERS}) i;
    insert into businesses (id, owner_id, organization_number, business_name, short_description, long_description,
        is_active, approval_status, created_at)
      select md5('b' || i)::uuid, md5('u' || i)::uuid, (100000000 + i)::text, ${family} || ' Bygg AS', 'Kort', 'Lang',
        i % 50 <> 0, 'approved', ${made}
      from generate_series(1, ${USERS}) i;
    insert into application_forms (id, business_id, user_id, title, questions, is_active, created_at, updated_at)
      select md5('f' || i)::uuid, md5('b' || i)::uuid, md5('u' || i)::uuid, 'Mal ' || ${family}, '[]', i % 50 <> 0, ${made}, now()
      from generate_series(1, ${USERS}) i;
    insert into positions (id, business_id, title, description, requirements, position_type, contact_name, contact_email,
        contact_position, application_method, expiry_date, is_active, approval_status, created_at)
      select md5('p' || i)::uuid, md5('b' || (1 + i % ${USERS}))::uuid,
        (array['Tømrer','Sykepleier','Lærer','Kranfører','Utvikler'])[1 + i % 5] || ' ' || i / 1000, 'Tekst', 'Krav', 'Fast',
        'Kari', 'kari@example.no', 'Leder', 'email', (${made})::date + 30, i % 50 <> 0, 'approved', ${made}
      from generate_series(1, ${USERS}) i;`);
  for (const { definition } of indexes) await database.query(definition);
  await database.query('create schema naive');
  for (const table of tables) {
    await database.query(`create table naive.${table} as select * from ${table};
      create index on naive.${table} (created_at desc, id)`);
  }
  await database.query('vacuum analyze');
  await database.end();
}

async function compare(db: ReturnType<typeof openDatabase>) {
  const today = dayInOslo(new Date('2026-01-01'));
  const page = { page: 1, limit: 10, search: undefined, isActive: undefined };
  const users = { ...page, isAdmin: undefined };
  const positions = { ...page, isExpired: undefined };
  const asked: [string, () => Promise<unknown>, Parameters<typeof naiveList>[1]][] = [
    ['users', () => listUsers(db, users), { table: 'users' }],
    ['users, page 400', () => listUsers(db, { ...users, page: 400 }), { table: 'users', page: 400 }],
    [
      'users, deactivated',
      () => listUsers(db, { ...users, isActive: false }),
      { table: 'users', where: 'not is_active' },
    ],
    ['users, admins', () => listUsers(db, { ...users, isAdmin: true }), { table: 'users', where: 'is_admin' }],
    ['users, one', () => listUsers(db, { ...users, search: 'bruker777' }), { table: 'users', search: 'bruker777' }],
    ['users, many', () => listUsers(db, { ...users, search: 'kari' }), { table: 'users', search: 'kari' }],
    ['users, none', () => listUsers(db, { ...users, search: 'xyz' }), { table: 'users', search: 'xyz' }],
    ['businesses', () => listBusinesses(db, page), { table: 'businesses' }],
    [
      'businesses, one',
      () => listBusinesses(db, { ...page, search: '100000777' }),
      { table: 'businesses', search: '100000777' },
    ],
    ['positions', () => listPositions(db, positions, today), { table: 'positions' }],
    [
      'positions, expired',
      () => listPositions(db, { ...positions, isExpired: true }, today),
      { table: 'positions', where: `expiry_date <= '${today}'` },
    ],
    [
      'positions, some',
      () => listPositions(db, { ...positions, search: 'kranfører 7' }, today),
      { table: 'positions', search: 'kranfører 7' },
    ],
    ['forms', () => listForms(db, page), { table: 'application_forms' }],
    [
      'forms, some',
      () => listForms(db, { ...page, search: 'bakketopp7' }),
      { table: 'application_forms', search: 'bakketopp7' },
    ],
  ];
  let worst = 0;
  for (const [name, own, naive] of asked) {
    const ownMs = await fastest(own);
    const naiveMs = await fastest(() => naiveList(db, naive));
    const share = ownMs / naiveMs;
    worst = Math.max(worst, share);
    console.log(
      `${name.padEnd(20)} own ${ownMs.toFixed(1).padStart(7)} ms   naive ${naiveMs.toFixed(1).padStart(7)} ms   ${share.toFixed(3)}`,
    );
  }
  console.log(`worst ${worst.toFixed(3)}, wanted under ${WANTED}`);
  process.exitCode = worst < WANTED ? 0 : 1;
}

async function fastest(run: () => Promise<unknown>) {
  let bestMs = Number.POSITIVE_INFINITY;
  await run();
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await run();
    bestMs = Math.min(bestMs, performance.now() - started);
  }
  return bestMs;
}

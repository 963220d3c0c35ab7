import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, openPool } from '../server/platform/database/database.ts';
import { startEmbeddedDatabase } from '../server/platform/database/embedded.ts';
import { migrate } from '../server/platform/database/migrate.ts';

// Writes the types of the tables from what the migrations make. Given the address of a database that has these tables, it only
// says whether the types are current.
const [migrated] = process.argv.slice(2);
if (migrated) readTables(migrated, '--verify');
else await writeTypes();

async function writeTypes() {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-schema-'));
  const server = await startEmbeddedDatabase(folder, { settings: { fsync: 'off' } });
  try {
    const pool = openPool(server.url, { size: 2, connectWithinMs: 30_000 });
    await migrate(openDatabase(pool));
    await pool.end();
    readTables(server.url);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function readTables(url: string, ...options: string[]) {
  execFileSync(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--dialect=postgres',
      `--url=${url}`,
      '--out-file=server/platform/database/schema.gen.ts',
      '--include-pattern=public.*',
      '--exclude-pattern=public.kysely_*',
      '--camel-case',
      '--numeric-parser=number',
      '--date-parser=string',
      '--type-mapping={"int8":"number"}',
      ...options,
    ],
    { stdio: 'inherit' },
  );
}

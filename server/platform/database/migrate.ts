import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** While a change of a table waits for a long reader, such as a backup, everybody else waits behind it. */
const waitForTables = "set local lock_timeout = '5s'";
const folder = join(import.meta.dirname, '../../../database/migrations');

/** Brings the schema up to date. Instances that start at once wait for each other on the migrator's advisory lock. */
export async function migrate<S>(db: Kysely<S>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    // Numbers are handed out to domains; a lower one may land later.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    const up = (db: Kysely<never>) => sql.raw(`${waitForTables};\n${text}`).execute(db);
    return [file.replace(/\.sql$/, ''), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations)) as unknown as Record<string, Migration>;
}

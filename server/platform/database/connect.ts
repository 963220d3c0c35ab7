import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Config, ConfigError } from '../../config.ts';
import { type Db, isDatabaseUnavailable, openDatabase, openPool, saidByDatabase } from './database.ts';
import { dropConnection } from './drop-connection.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { startHeartbeat } from './heartbeat.ts';
import { onlyRow } from './only-row.ts';
import { patiently } from './patiently.ts';
import { preferReplica } from './replica.ts';
import { sharesSessions } from './shares-sessions.ts';

const OLDEST_VERSION = 15;

/** Opens the configured database, or starts the embedded one, and keeps watching whether it answers. */
export async function connectDatabase({ database, dataDir }: Config, log: FastifyBaseLogger) {
  const onTrouble = (reason: string) => log.error({ reason }, 'the embedded database ended');
  const onRestart = () => log.warn('the embedded database was started again');
  const embedded = database.url ? undefined : await startEmbeddedDatabase(dataDir, { onTrouble, onRestart });
  const url = database.url ?? embedded?.socketUrl ?? '';
  let closing = false;
  const onError = (error: Error) => closing || log.warn({ reason: error.message }, 'connection lost');
  const pool = openPool(url, { size: database.poolSize, onError });
  const endConnections = connectionsOf(pool);
  const db = openDatabase(pool);
  const ofReplica = database.replicaUrl
    ? openReplica(database.replicaUrl, pool, { size: database.poolSize, onError, log })
    : undefined;
  const closePools = async () => {
    closing = true;
    await Promise.all([db.destroy(), ofReplica?.close()]);
    await embedded?.stop();
  };
  try {
    await patiently(() => checkServer(db), isSlow);
    await patiently(() => refuseShared(pool, 'DATABASE_URL'), isSlow);
    await ofReplica?.check();
  } catch (error) {
    // Why it cannot start is what the operator has to know.
    await closePools().catch(() => {});
    throw asSentence(error);
  }
  const heartbeat = startHeartbeat(url, (trouble) => {
    if (!trouble) return log.info('database is back');
    log.error({ reason: trouble }, 'database is gone');
    // Whoever waits for an answer that will not come is told now.
    endConnections();
  });
  const close = async () => {
    await heartbeat.stop();
    await closePools();
  };
  const openUpgrade = () => openPool(url, { size: 2, onError, hasLimits: false });
  return { pool, db, replica: ofReplica?.replica ?? db, isUp: heartbeat.isUp, openUpgrade, close };
}

/** Without it everything still works, and the primary does all the work: the log tells. */
function openReplica(
  url: string,
  primary: pg.Pool,
  { log, ...options }: Parameters<typeof openPool>[1] & { log: FastifyBaseLogger },
) {
  const pool = openPool(url, options);
  const endConnections = connectionsOf(pool);
  const heartbeat = startHeartbeat(url, (trouble) => {
    if (!trouble) return log.info('the replica is back');
    log.warn({ reason: trouble }, 'the replica gives no answer: the primary is asked');
    endConnections();
  });
  const close = async () => {
    await heartbeat.stop();
    await pool.end();
  };
  /** One that is away now may be there later. */
  const check = () =>
    refuseShared(pool, 'DATABASE_REPLICA_URL').catch((error) => {
      if (error instanceof ConfigError || isUnknownSetting(error)) throw error;
    });
  return { replica: openDatabase(preferReplica(pool, primary, heartbeat.isUp)), check, close };
}

/** Ends every open connection at once; whoever waits on one gets an error, and the next asks for a new one. */
function connectionsOf(pool: pg.Pool) {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return () => {
    for (const client of open) dropConnection(client);
  };
}

async function checkServer(db: Db) {
  const { rows } = await sql<{ version: number; encoding: string; dates: string }>`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
      current_setting('DateStyle') as dates`.execute(db);
  const { version, encoding, dates } = onlyRow(rows);
  if (version < OLDEST_VERSION)
    throw new ConfigError(`The database is PostgreSQL ${version}; version ${OLDEST_VERSION} or newer is needed.`);
  // Others cannot hold every name, or do not know which letter is the small one of Å.
  if (encoding !== 'UTF8')
    throw new ConfigError(`The database at DATABASE_URL has the encoding ${encoding}; UTF8 is needed.`);
  // The driver reads no moment that is written in another way.
  if (!dates.startsWith('ISO'))
    throw new ConfigError(`The database at DATABASE_URL has the DateStyle ${dates}; ISO is needed.`);
}

async function refuseShared(pool: pg.Pool, setting: string) {
  if (!(await sharesSessions(pool))) return;
  throw new ConfigError(
    `${setting} leads to a pooler that gives each transaction another session, such as PgBouncer with pool_mode=transaction; name the server itself, or let the pooler keep whole sessions.`,
  );
}

/** Slow to let us in, rather than not there: the first connection on a busy machine. */
const isSlow = (error: unknown) =>
  isDatabaseUnavailable(error) && !isUnknownSetting(error) && /timeout/i.test((error as Error).message);

/** PgBouncer says so of the limits that come with a connection, by their names. */
const isUnknownSetting = (error: unknown) => /unsupported startup parameter/.test((error as Error).message);

/** What the operator can mend, in one sentence. */
function asSentence(error: unknown) {
  const { code = '', message } = error as { code?: string; message: string };
  if (isUnknownSetting(error)) return refusal(`${message}; see "A pooler in between" in docs/operations.md`);
  if (isDatabaseUnavailable(error)) {
    return new ConfigError(`The database at DATABASE_URL does not answer (${message || code}).`);
  }
  // 28: wrong name or password; 3D: no such database.
  if (/^(28|3D)...$/.test(code)) return refusal(message);
  // A certificate that is not there or not trusted, a server without encryption: named by what is said of it.
  return error instanceof ConfigError
    ? error
    : new ConfigError(`The database at DATABASE_URL cannot be used: ${message}.`);
}

/** Rights that are missing, a server that only reads, and a backup that holds a table show in the first change. */
export function asRefusal(error: unknown) {
  const { code = '', message } = saidByDatabase(error);
  return ['42501', '25006', '55P03'].includes(code) ? refusal(message) : error;
}

const refusal = (message: string) => new ConfigError(`The database at DATABASE_URL refuses us: ${message}.`);

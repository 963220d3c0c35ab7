import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { SECOND_MS } from '../clock.ts';
import { isOutdatedStatement, withNamedStatements } from './named-statements.ts';
import type { Schema } from './schema.ts';

export type { Schema };
/** What every query function takes first; a transaction is one too. Inside a transaction only that is in reach. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

// bigint (counts, sequence numbers) as number: nothing here comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// date as YYYY-MM-DD, never a moment in somebody's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** Whoever waits for the database learns within a second that it is not there. */
const CONNECT_WITHIN_MS = 0.8 * SECOND_MS;

interface PoolOptions {
  size: number;
  onError?: (error: Error) => void;
  connectWithinMs?: number;
  /** For an upgrade of large tables, which may take as long as it takes. */
  hasLimits?: boolean;
}

const limits = { statement_timeout: 10 * SECOND_MS, query_timeout: 12 * SECOND_MS };

export function openPool(
  url: string,
  { size, onError = () => {}, connectWithinMs = CONNECT_WITHIN_MS, hasLimits = true }: PoolOptions,
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectWithinMs,
    // On a busy machine, opening one can take longer than anybody waits: those that are open stay.
    idleTimeoutMillis: 10 * 60 * SECOND_MS,
    ...(hasLimits ? limits : {}),
    idle_in_transaction_session_timeout: 15 * SECOND_MS,
    keepAlive: true,
    application_name: 'jobbfjord',
  });
  // Without listeners, a connection that the server ends would end the process too.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

export function openDatabase(pool: Pick<pg.Pool, 'connect' | 'end'>): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    // snake_case in SQL, camelCase here; what stands inside JSON is left as it is.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

const connectionFailures =
  /^(08...|57P0[1-5]|53[0-9A-Z]{3}|57014|25006|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
const connectionMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether an error says that the database cannot answer now, rather than that the question was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isLost = typeof code === 'string' && connectionFailures.test(code);
  // The socket of a server that has ended is a file that is not there.
  const isGone = syscall === 'connect' && code === 'ENOENT';
  return isLost || isGone || connectionMessages.test(error.message) || isOutdatedStatement(error);
}

/** Whether an error is the database refusing a second row where there may be one. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;

/** What the database said, also where that is the cause of what failed. */
export const saidByDatabase = (error: unknown) =>
  ((error as Error).cause ?? error) as { code?: string; message: string };

/** Whether a table was in use for too long to be changed. */
export const isInUse = (error: unknown): boolean => saidByDatabase(error).code === '55P03';

/** Whether another call was faster: what this one refers to is gone, or both waited for each other. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['23503', '40P01', '40001'].includes(error.code ?? '');

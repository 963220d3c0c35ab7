import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Beyond this many different texts, statements are sent unnamed, so that no connection collects them without end. */
const MOST_STATEMENTS = 500;
/** One with more was made for so many rows, and is hardly asked again: planning it costs little beside them. */
const MOST_VALUES = 60;
const IN_FAILED_TRANSACTION = '25P02';

/** The names that the connections of one pool share. */
function namesOfStatements() {
  const names = new Map<string, string>();
  /** A part of every name: those of before are never asked for again. */
  let round = 0;
  return {
    nameOf(text: string) {
      const known = names.get(text);
      if (known || names.size >= MOST_STATEMENTS) return known;
      const name = createHash('sha1').update(`${round} ${text}`).digest('base64url');
      names.set(text, name);
      return name;
    },
    /** Many connections learn of the same change. */
    forget(text: string, name: string) {
      if (names.get(text) !== name) return;
      names.clear();
      round += 1;
    },
  };
}

/**
 * A newer instance has added a column to a table of which all are asked for. A statement that was prepared before fails
 * from then on, whenever its connection is asked.
 */
export const isOutdatedStatement = (error: unknown): boolean =>
  (error as pg.DatabaseError).routine === 'RevalidateCachedQuery';

/** Kysely sends text and values; a named statement lets PostgreSQL parse and plan each text once a connection. */
export function withNamedStatements(pool: Pick<pg.Pool, 'connect' | 'end'>): PostgresPool {
  const names = namesOfStatements();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const named = wrap(client, names);
      wrapped.set(client, named);
      return named;
    },
    end: () => pool.end(),
  } as PostgresPool;
}

function wrap(client: pg.PoolClient, names: ReturnType<typeof namesOfStatements>): PostgresPoolClient {
  const ask = async (name: string, text: string, values: readonly unknown[]) => {
    try {
      return await client.query({ name, text, values: values as unknown[] });
    } catch (error) {
      if (!isOutdatedStatement(error)) throw error;
      names.forget(text, name);
      // Nothing was done yet. A transaction takes no more questions: whoever began it has to begin it again.
      return await client.query(text, values as unknown[]).catch((refused: pg.DatabaseError) => {
        throw refused.code === IN_FAILED_TRANSACTION ? error : refused;
      });
    }
  };
  const query = (textOrCursor: unknown, values?: readonly unknown[]) => {
    const isNamed = typeof textOrCursor === 'string' && values?.length && values.length <= MOST_VALUES;
    const name = isNamed ? names.nameOf(textOrCursor) : undefined;
    if (!name || !values) return client.query(textOrCursor as string, values as unknown[]);
    return ask(name, textOrCursor as string, values);
  };
  return { query, release: (error?: Error | boolean) => client.release(error) } as unknown as PostgresPoolClient;
}

import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Beyond this many different texts, statements are sent unnamed, so that no connection collects them without end. */
const MOST_STATEMENTS = 500;

const names = new Map<string, string>();

function nameOf(text: string) {
  const known = names.get(text);
  if (known || names.size >= MOST_STATEMENTS) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Kysely sends text and values; a named statement lets PostgreSQL parse and plan each text once a connection. */
export function withNamedStatements(pool: Pick<pg.Pool, 'connect' | 'end'>): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const named = wrap(client);
      wrapped.set(client, named);
      return named;
    },
    end: () => pool.end(),
  } as PostgresPool;
}

function wrap(client: pg.PoolClient): PostgresPoolClient {
  const query = (textOrCursor: unknown, values?: readonly unknown[]) => {
    const name = typeof textOrCursor === 'string' && values?.length ? nameOf(textOrCursor) : undefined;
    if (!name) return client.query(textOrCursor as string, values as unknown[]);
    return client.query({ name, text: textOrCursor as string, values: values as unknown[] });
  };
  return { query, release: (error?: Error | boolean) => client.release(error) } as unknown as PostgresPoolClient;
}

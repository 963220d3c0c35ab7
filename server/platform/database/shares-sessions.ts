import type { Pool, PoolClient } from 'pg';
import { onlyRow } from './only-row.ts';

/**
 * Whether a pooler stands in between that lends whichever session is free for one transaction (PgBouncer in transaction
 * mode). Named statements, the lock of a newsletter being sent and the wake-up of waiting jobs live in a session of one's own.
 */
export async function sharesSessions(pool: Pool) {
  const one = await pool.connect();
  try {
    const other = await pool.connect();
    try {
      // In an order that shows it whether the pooler lends the session used last or each in turn.
      const first = await sessionOf(one);
      const second = await sessionOf(other);
      return first === second || second !== (await sessionOf(other)) || first !== (await sessionOf(one));
    } finally {
      other.release();
    }
  } finally {
    one.release();
  }
}

async function sessionOf(client: PoolClient) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return onlyRow(rows).pid;
}

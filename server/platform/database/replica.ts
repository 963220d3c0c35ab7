import type { Pool, PoolClient } from 'pg';

const AVOIDED_MS = 5000;
const TOO_SLOW = '57014';

/** Connections to the replica, or to the primary while the replica cannot be reached. */
export function preferReplica(replica: Pool, primary: Pool, isUp: () => boolean): Pick<Pool, 'connect' | 'end'> {
  let avoidedUntilMs = 0;
  const connect = async () => {
    if (!isUp() || performance.now() < avoidedUntilMs) return primary.connect();
    try {
      return backedBy(primary, await replica.connect());
    } catch {
      avoidedUntilMs = performance.now() + AVOIDED_MS;
      return primary.connect();
    }
  };
  return { connect, end: async () => {} } as Pick<Pool, 'connect' | 'end'>;
}

/**
 * What the replica cannot answer, the primary is asked: it may be behind an upgrade of the tables, give way to what it has to
 * copy, or end. What only takes too long is no quicker there. Nothing but single reads comes this way.
 */
function backedBy(primary: Pool, client: PoolClient) {
  const query = async (...asked: Parameters<Pool['query']>) => {
    try {
      return await client.query(...asked);
    } catch (error) {
      if ((error as { code?: string }).code === TOO_SLOW) throw error;
      return await primary.query(...asked);
    }
  };
  return { query, release: (error?: Error | boolean) => client.release(error) };
}

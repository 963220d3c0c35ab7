import type { Pool } from 'pg';

const AVOIDED_MS = 5000;

/** Connections to the replica, or to the primary while the replica cannot be reached. */
export function preferReplica(replica: Pool, primary: Pool): Pick<Pool, 'connect' | 'end'> {
  let avoidedUntilMs = 0;
  const connect = async () => {
    if (performance.now() < avoidedUntilMs) return primary.connect();
    try {
      return await replica.connect();
    } catch {
      avoidedUntilMs = performance.now() + AVOIDED_MS;
      return primary.connect();
    }
  };
  return { connect, end: async () => {} } as Pick<Pool, 'connect' | 'end'>;
}

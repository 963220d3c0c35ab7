import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** One transaction at a time under this name, until it ends: where there is no row yet that could be held. */
export const lockNamed = (tx: Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);

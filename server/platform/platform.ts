import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Mailer } from './mail/mailer.ts';

/** What handlers and jobs work with. Made once at start; tests make their own. */
export interface Platform {
  config: Config;
  db: Db;
  /** Reads of public lists may be a moment behind; `db` unless a replica is configured. */
  replica: Db;
  mailer: Mailer;
  files: Files;
  rateLimits: RateLimits;
  clock: Clock;
  log: FastifyBaseLogger;
}

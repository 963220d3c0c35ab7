import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts';

/** A database for one measurement, gone with its folder when that ends or fails. */
export async function withDatabase(
  measure: (url: string, folder: string) => Promise<void>,
  settings: Record<string, string> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-bench-'));
  const server = await startEmbeddedDatabase(folder, { settings });
  try {
    await measure(server.url, folder);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** For tables that are only read once they are filled: what is written need not outlive a power cut. */
export const filledOnce = { fsync: 'off', synchronous_commit: 'off' };

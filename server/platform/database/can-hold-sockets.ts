import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** As long as the names that PostgreSQL gives. */
const PROBE = '.s.PGSQL.probe';

/** Not on Windows, nor in every volume of a container, and the path to a socket has room for some hundred letters. */
export async function canHoldSockets(folder: string) {
  const place = join(folder, PROBE);
  await rm(place, { force: true });
  const probe = createServer().listen(place);
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { binaries } from './embedded-binaries.ts';
import type { Identity } from './unprivileged.ts';

const run = promisify(execFile);

/** Makes the folder of the data where there is none, and answers its password. */
export async function prepareCluster(cluster: string, identity: Identity) {
  const passwordFile = join(dirname(cluster), 'postgres.password');
  if (existsSync(join(cluster, 'PG_VERSION'))) return (await readFile(passwordFile, 'utf8')).trim();
  // Made aside and moved when whole: one that was interrupted looks like a cluster, but no server accepts it.
  const made = `${cluster}.new`;
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  const { owner } = identity;
  if (owner) await Promise.all([made, passwordFile].map((path) => chown(path, owner.uid, owner.gid)));
  const { initdb } = await binaries();
  const [program, args] = identity.wrap(initdb, [
    `--pgdata=${made}`,
    '--username=jobbfjord',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ]);
  await run(program, args);
  await rename(made, cluster);
  return password;
}

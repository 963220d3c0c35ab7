import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../config.ts';
import { binaries } from './embedded-binaries.ts';
import type { Identity } from './unprivileged.ts';

const run = promisify(execFile);

/** Makes the folder of the data where there is none, and answers its password. */
export async function prepareCluster(cluster: string, identity: Identity) {
  const passwordFile = join(dirname(cluster), 'postgres.password');
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    await giveTo(identity, cluster);
    return (await readFile(passwordFile, 'utf8')).trim();
  }
  // Made aside and moved when whole: one that was interrupted looks like a cluster, but no server accepts it.
  const made = `${cluster}.new`;
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(identity, made, passwordFile);
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
  await run(program, args).catch(({ stderr, message }: { stderr?: string; message: string }) => {
    // A full disk, most of the time.
    throw new ConfigError(
      `the embedded PostgreSQL cannot be made in ${cluster}. It says: ${(stderr || message).trim()}`,
    );
  });
  await rm(cluster, { recursive: true, force: true });
  await rename(made, cluster);
  return password;
}

/** A copy that was put back belongs to whoever copied it; the server accepts only its own files. */
async function giveTo({ owner }: Identity, ...paths: string[]) {
  if (!owner) return;
  for (const path of paths) {
    if ((await stat(path)).uid === owner.uid) continue;
    await run('chown', ['-R', `${owner.uid}:${owner.gid}`, path]);
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Identity {
  /** How a program is called so that it runs as this identity. */
  wrap(program: string, args: string[]): [program: string, args: string[]];
  /** Who must own the files; nothing when it is ourselves. */
  owner?: { uid: number; gid: number };
}

/**
 * PostgreSQL refuses to run as root. As root it is run as `nobody`, who keeps the right to walk through folders it does
 * not own: a checkout below /root or in a private temporary folder would be closed to it otherwise. Its programs also ask
 * with access(2) whether they may, and that forgets such rights of anyone but root unless `no_setuid_fixup` is set.
 */
export async function unprivileged(): Promise<Identity> {
  if (process.getuid?.() !== 0) return { wrap: (program, args) => [program, args] };
  const { stdout } = await run('id', ['nobody']);
  const uid = Number(/uid=(\d+)/.exec(stdout)?.[1]);
  const gid = Number(/gid=(\d+)/.exec(stdout)?.[1]);
  const drop = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const walk = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  const mayWalk = await run('setpriv', [...drop, ...walk, 'true']).then(
    () => true,
    () => false,
  );
  const flags = mayWalk ? [...drop, ...walk] : drop;
  return { wrap: (program, args) => ['setpriv', [...flags, program, ...args]], owner: { uid, gid } };
}

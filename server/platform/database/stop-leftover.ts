import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandOf } from './command-of.ts';

/**
 * A server whose parent was killed goes on alone and holds the data; it is asked to end before a new one starts. Writing
 * down what it has takes its time on a busy machine: asked twice, it leaves that to the next one.
 */
export async function stopLeftover(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  const command = await commandOf(pid);
  // Since the machine was started again, its number may be anybody's: nobody to end, nor to keep the new server from starting.
  if (!command.includes('postgres')) return rm(pidFile, { force: true });
  if (!command.includes(cluster)) return;
  // It takes its file away as the last thing; in a container without init it then stays in the list of processes.
  const isThere = () => isRunning(pid) && existsSync(pidFile);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isThere()) process.kill(pid, signal);
    for (let waited = 0; waited < 800 && isThere(); waited++) await pause(25);
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

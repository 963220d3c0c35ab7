import { Worker } from 'node:worker_threads';

const LOOKED_AT_EVERY_MS = 100;

/** Ends this process when it takes more. Looked at from a thread of its own, for the compiler holds up the main one while it works. */
export function limitMemory(bytes: number) {
  const watch = `setInterval(() => process.memoryUsage.rss() > ${bytes} && process.kill(process.pid, 'SIGKILL'), ${LOOKED_AT_EVERY_MS})`;
  new Worker(watch, { eval: true }).unref();
}

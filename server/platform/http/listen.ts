import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../../config.ts';

/** Before the database is brought up to date and filled, which can take a minute to no avail. */
export async function refuseTakenPort({ host, port }: Config) {
  const probe = createServer();
  await explained({ host, port }, async () => {
    probe.listen({ host, port });
    await once(probe, 'listening');
  });
  probe.close();
  await once(probe, 'close');
}

export const listen = (app: FastifyInstance, { host, port }: Config) =>
  explained({ host, port }, () => app.listen({ host, port }));

const QUIET_MS = 20;
const LET_IN_WITHIN_MS = 2000;

/**
 * While we are busy, those who connect wait at the port, and each round of the process lets in one: closing it at once would cut
 * off whom we never heard.
 */
export async function closeOnceQuiet(app: FastifyInstance) {
  const closesAt = performance.now() + LET_IN_WITHIN_MS;
  let came = true;
  app.server.on('connection', () => {
    came = true;
  });
  while (came && performance.now() < closesAt) {
    came = false;
    await pause(QUIET_MS);
    // The time can be up before anybody was looked for.
    await nextTurn();
  }
  await app.close();
}

async function explained({ host, port }: Pick<Config, 'host' | 'port'>, listening: () => Promise<unknown>) {
  try {
    await listening();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`PORT ${port} is taken by another program. Stop it, or set another PORT.`);
    if (syscall === 'listen' || syscall === 'getaddrinfo')
      throw new ConfigError(`HOST ${host} and PORT ${port} cannot be listened on.`);
    throw error;
  }
}

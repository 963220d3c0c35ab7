import { once } from 'node:events';
import { createServer } from 'node:net';
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

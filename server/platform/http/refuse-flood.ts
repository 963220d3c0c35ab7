import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for an answer before they ask again. */
const MOST_UNANSWERED = 50;

/**
 * Ends a connection that asks for much at once. All of it would be made and kept until it is taken, a thousand answers or
 * open files for each packet that somebody sends, and no limit counts files and pages.
 */
export function refuseFlood(app: FastifyInstance) {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const before = unanswered.get(socket) ?? 0;
    if (before >= MOST_UNANSWERED) {
      socket.destroy();
      reply.hijack();
      return;
    }
    unanswered.set(socket, before + 1);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}

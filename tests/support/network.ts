import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A network between us and a server that can be cut, or go silent. */
export async function startNetwork(targetUrl: string) {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let silent = false;
  const accept = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (silent) from.pause().unshift(chunk);
        else to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  };
  let server: Server;
  const listen = async (port = 0) => {
    server = createServer(accept).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const port = await listen();
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(cut);
  const url = new URL(targetUrl);
  url.port = `${port}`;
  return {
    url: url.href,
    /** Nobody is there any more. */
    cut,
    /** Somebody is there and says nothing. */
    silence: () => {
      silent = true;
    },
    mend: async () => {
      silent = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
  };
}

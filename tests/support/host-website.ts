import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's website: a page on an origin, and a site, that is not ours. */
export async function openWebsite(content: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="nb"><title>Fyrvesenet</title><link rel="icon" href="data:,">
<h1>Fyrvesenet</h1>${content}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url, close };
}

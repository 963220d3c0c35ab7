import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** How a bucket lets its callers down: it ends the connection, or says that it has no time. */
export type Outage = 'cut' | 'busy';

/** The few calls of the S3 protocol that storing, reading and deleting take. */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  let outage: Outage | undefined;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const chunks: Buffer[] = [];
    if (outage === 'cut') return request.socket.destroy();
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (outage) return response.writeHead(503).end();
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return response.writeHead(403).end();
      if (searchParams.has('list-type')) return list(pathname, response);
      const source = request.headers['x-amz-copy-source'];
      if (source) return copy(objects, `${source}`, pathname, response);
      if (request.method === 'PUT') objects.set(pathname, Buffer.concat(chunks));
      if (request.method === 'DELETE') objects.delete(pathname);
      const found = objects.get(pathname);
      if (request.method === 'DELETE') return response.writeHead(204).end();
      if (!found) return response.writeHead(404).end();
      const headers = { 'content-length': request.method === 'PUT' ? 0 : found.length, etag: '"1"' };
      return response.writeHead(200, headers).end(request.method === 'GET' ? found : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as { port: number };
  const access = { region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
  return {
    s3: { bucket: 'jobbfjord', endpoint: `http://127.0.0.1:${port}`, ...access },
    /** What lies in it. */
    names: () => [...objects.keys()],
    fail: (how: Outage | undefined) => {
      outage = how;
    },
  };
}

function copy(objects: Map<string, Buffer>, from: string, to: string, response: ServerResponse) {
  const found = objects.get(from);
  if (!found) return response.writeHead(404).end();
  objects.set(to, found);
  return response.writeHead(200, { 'content-type': 'application/xml' }).end('<CopyObjectResult/>');
}

function list(pathname: string, response: ServerResponse) {
  if (pathname.startsWith('/jobbfjord')) return response.writeHead(200).end('<ListBucketResult/>');
  const problem = '<Error><Code>NoSuchBucket</Code><Message>No such bucket</Message></Error>';
  return response.writeHead(404, { 'content-type': 'application/xml' }).end(problem);
}

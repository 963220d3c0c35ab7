import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Api } from '../contract/api.ts';
import { NonceContext } from './platform/nonce.ts';
import { apiContext, publicUrlContext } from './platform/request-context.ts';

/** Pages are cached whole, so they are rendered to the end before the first byte leaves. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = crypto.randomUUID();
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
    { nonce },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('x-script-nonce', nonce);
  return new Response(stream, { status, headers });
}

export function createRequestContext(api: Api, publicUrl: string) {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(publicUrlContext, publicUrl);
  return context;
}

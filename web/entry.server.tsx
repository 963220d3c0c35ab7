import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Api } from '../contract/api.ts';
import { apiContext, publicUrlContext } from './platform/request-context.ts';

/** Pages are cached whole, so they are rendered to the end before the first byte leaves. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

export function createRequestContext(api: Api, publicUrl: string) {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(publicUrlContext, publicUrl);
  return context;
}

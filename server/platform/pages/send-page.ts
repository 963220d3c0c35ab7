import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../http/is-known.ts';
import type { CachedPage, Encoding, Page } from './page-cache.ts';

export const send = (reply: FastifyReply, { status, headers, body }: Page) =>
  reply.status(status).headers(headers).send(body);

export async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.headers(page.headers).header('vary', 'accept-encoding').header('etag', `W/${page.etag}`);
  // The browser asks again each time and mostly hears "unchanged".
  if (!page.headers['cache-control']) reply.header('cache-control', 'public, max-age=0, must-revalidate');
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
  reply.status(page.status);
  const encoding = acceptedEncoding(`${request.headers['accept-encoding'] ?? ''}`);
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}

const acceptedEncoding = (accepted: string) => (['br', 'gzip'] as const).find((each) => accepts(accepted, each));

/** Named, and not with the weight of zero that refuses it. */
const accepts = (accepted: string, encoding: Encoding) =>
  accepted.split(',').some((each) => {
    const [name = '', weight = ''] = each.split(';');
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
  });

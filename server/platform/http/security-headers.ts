import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** The parts of a page are many and small: what only matters to documents would be a fifth of their weight. */
const isPart = /^\/(assets|uploads)\//;
const forParts = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** Pictures for everybody: a mail that is read in a browser shows them, and so does who lists our ads. */
const publicPictures = '/uploads/*';
const forPictures = { ...forParts, 'cross-origin-resource-policy': 'cross-origin' };

/** What the list for employers' websites is made of: a frame there may stand in a sandbox, where nothing is of our origin. */
const isOfEmbedded = /^\/assets\/(embedded-[^/]+\.css|[^/]+\.woff2)/;
export const forOthers = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/** A worker has its own policy. The one that reads the files of strangers may load from here, and decode pictures. */
const isPdfWorker = /^\/assets\/pdf\.worker/;
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const forPdfWorker = { ...forParts, 'content-security-policy': workerPolicy };

/** Says of itself that others may frame it. */
const isFramable = (reply: FastifyReply) =>
  /\bframe-ancestors \*$/.test(`${reply.getHeader('content-security-policy') ?? ''}`);

/**
 * What holds for every answer. Pages bring a Content-Security-Policy of their own, with the hashes of their inline
 * scripts; anything else may load nothing at all.
 */
export function securityHeaders({ publicUrl }: Config) {
  const constant = Object.entries({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request;
    if (isPart.test(url) && reply.statusCode < 400) return void reply.headers(headersOfPart(request));
    reply.header('x-request-id', request.id);
    // What an answer says of itself stays.
    for (const [name, value] of constant) if (!reply.hasHeader(name)) reply.header(name, value);
    // Its older sister knows no way to say so.
    if (isFramable(reply)) reply.removeHeader('x-frame-options');
  };
}

function headersOfPart({ url, routeOptions }: FastifyRequest) {
  if (isPdfWorker.test(url)) return forPdfWorker;
  // By the route: an address can be written in several ways.
  if (routeOptions.url === publicPictures) return forPictures;
  return isOfEmbedded.test(url) ? { ...forParts, ...forOthers } : forParts;
}

/** The policy of a page: own files only, and exactly the inline scripts that were rendered. */
export const pagePolicy = (scriptHashes: string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Vite's styles and reloading do not fit under the policy of pages; without any, a page could load nothing. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-ancestors 'none'";

/** Its pages, and nobody else's, write styles into themselves. */
export const documentationPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

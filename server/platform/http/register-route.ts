import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Failure, failureSchema } from '../../../contract/errors.ts';
import type { Platform } from '../platform.ts';
import { cleanInput } from './clean-input.ts';
import type { RateLimits } from './rate-limits.ts';
import type { FileAnswer, Route, Viewer } from './route.ts';
import { receiveFiles } from './uploads.ts';

export type Authenticate = (token: string, request: { address: string; userAgent: string }) => Promise<Viewer | null>;

export interface Gate {
  authenticate: Authenticate;
  rateLimits: RateLimits;
  /** False while the database cannot be reached: calls are refused at once instead of waiting for it. */
  isDatabaseUp: () => boolean;
}

/** Registers one endpoint: limit, access, validation, handler and the shape of the reply, in this order. */
export function registerRoute(app: FastifyInstance, { endpoint, handler }: Route, platform: Platform, gate: Gate) {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: schemaOf(endpoint),
    config: { endpoint },
    onRequest: async (request) => {
      if (endpoint.worksWithoutDatabase) return;
      if (!gate.isDatabaseUp()) throw new Failure('unavailable', undefined, { retryAfterSeconds: 1 });
      const viewer = await readViewer(request, gate);
      await gate.rateLimits.take(endpoint, viewer?.userId ?? request.ip);
      checkAccess(endpoint, viewer);
      request.viewer = viewer;
    },
    preValidation: async (request) => {
      cleanInput([request.params, request.query]);
      // Nothing sent lacks every field, and is told so in the same words.
      if (!endpoint.files) request.body = cleanInput(endpoint.body ? (request.body ?? {}) : undefined);
    },
    handler: async (request, reply) => {
      const uploads = endpoint.files ? await receiveFiles(request, endpoint.files, endpoint.body) : undefined;
      try {
        const answer = await handler(
          {
            params: request.params,
            query: request.query,
            body: uploads?.body ?? request.body,
            files: uploads?.files ?? {},
            viewer: request.viewer,
            address: request.ip,
            userAgent: request.headers['user-agent'] ?? '',
          },
          platform,
        );
        if (endpoint.cacheSeconds) reply.header('cache-control', `public, max-age=${endpoint.cacheSeconds}`);
        return endpoint.reply === 'file' ? sendFile(reply, answer as FileAnswer) : { success: true, ...answer };
      } finally {
        await uploads?.discard();
      }
    },
  });
}

function schemaOf({ summary, params, query, body, files, reply, path }: Endpoint) {
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(params && { params }),
    ...(query && { querystring: query }),
    // Multipart bodies are validated after their parts were read.
    ...(body && !files && { body }),
    ...(files && { consumes: ['multipart/form-data'] }),
    response: {
      ...(reply !== 'file' && { 200: z.object({ success: z.literal(true), ...reply.shape }) }),
      '4xx': failureSchema,
      '5xx': failureSchema,
    },
  };
}

async function readViewer(request: FastifyRequest, gate: Gate) {
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return null;
  return gate.authenticate(token, { address: request.ip, userAgent: request.headers['user-agent'] ?? '' });
}

function checkAccess({ access }: Endpoint, viewer: Viewer | null) {
  if (access === 'anyone') return;
  if (!viewer) throw new Failure('notLoggedIn');
  if (access === 'staff' && !viewer.isAdmin) throw new Failure('forbidden');
}

const sendFile = (reply: FastifyReply, { body, type, headers }: FileAnswer) =>
  reply
    .type(type)
    .headers(headers ?? {})
    .send(body);

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

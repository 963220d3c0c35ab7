import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Failure, failureSchema } from '../../../contract/errors.ts';
import type { Platform } from '../platform.ts';
import { createTurns } from '../turns.ts';
import { cleanInput } from './clean-input.ts';
import { networkOf } from './network-of.ts';
import type { RateLimits } from './rate-limits.ts';
import type { FileAnswer, Route, Viewer } from './route.ts';
import { receiveFiles } from './uploads.ts';
import { createAnswerWriter } from './write-answer.ts';

export type Authenticate = (token: string, request: { address: string; userAgent: string }) => Promise<Viewer | null>;

export interface Gate {
  authenticate: Authenticate;
  /** Whether a token that no longer opens anything belongs to an account that was made inactive. */
  isInactive: (token: string) => Promise<boolean>;
  rateLimits: RateLimits;
  /** False while the database cannot be reached: calls are refused at once instead of waiting for it. */
  isDatabaseUp: () => boolean;
}

/** Each call may hold a connection of the database while it waits for a row: those of one person must not be all there are. */
const inTurn = createTurns({ atOnce: 8 });

/** Registers one endpoint: limit, access, validation, handler and the shape of the reply, in this order. */
export function registerRoute(app: FastifyInstance, { endpoint, handler }: Route, platform: Platform, gate: Gate) {
  const schema = schemaOf(endpoint);
  const write = createAnswerWriter(schema.response[200] ?? z.never());
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema,
    config: { endpoint },
    onRequest: async (request) => {
      if (endpoint.worksWithoutDatabase) return;
      if (!gate.isDatabaseUp()) throw new Failure('unavailable', undefined, { retryAfterSeconds: 1 });
      const token = tokenOf(request);
      const viewer = token ? await readViewer(request, token, gate) : null;
      await gate.rateLimits.take(endpoint, viewer?.userId ?? networkOf(request.ip));
      if (!viewer && token && endpoint.refusal && (await gate.isInactive(token))) {
        throw new Failure('forbidden', endpoint.refusal.inactive);
      }
      checkAccess(endpoint, viewer);
      request.viewer = viewer;
    },
    preValidation: async (request) => {
      cleanInput([request.params, request.query]);
      // Nothing sent lacks every field, and is told so in the same words.
      if (!endpoint.files) request.body = cleanInput(endpoint.body ? (request.body ?? {}) : undefined);
    },
    handler: async (request, reply) => {
      const uploads = endpoint.files ? await receiveFiles(request, endpoint, platform.files.incoming) : undefined;
      try {
        const call = {
          params: request.params,
          query: request.query,
          body: uploads?.body ?? request.body,
          files: uploads?.files ?? {},
          viewer: request.viewer,
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          idempotencyKey: idempotencyKeyOf(request),
        };
        const { viewer } = request;
        const answer = await (viewer ? inTurn(viewer.userId, () => handler(call, platform)) : handler(call, platform));
        if (endpoint.cacheSeconds) reply.header('cache-control', `public, max-age=${endpoint.cacheSeconds}`);
        if (endpoint.reply === 'file') return sendFile(reply, answer as FileAnswer);
        if (Object.isFrozen(answer)) return reply.type('application/json; charset=utf-8').send(write(answer));
        return { success: true, ...answer };
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

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];

const idempotencyKeyOf = ({ headers }: FastifyRequest) =>
  `${headers['idempotency-key'] ?? ''}`.trim().slice(0, 200) || undefined;

async function readViewer(request: FastifyRequest, token: string, gate: Gate) {
  return gate.authenticate(token, { address: request.ip, userAgent: request.headers['user-agent'] ?? '' });
}

function checkAccess({ access, refusal }: Endpoint, viewer: Viewer | null) {
  if (access === 'anyone') return;
  if (!viewer) throw new Failure('notLoggedIn', refusal?.notLoggedIn);
  if (access === 'staff' && !viewer.isAdmin) throw new Failure('forbidden');
}

const sendFile = (reply: FastifyReply, { status = 200, body, type, headers }: FileAnswer) =>
  reply
    .status(status)
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

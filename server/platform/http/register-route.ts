import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { failureSchema } from '../../../contract/errors.ts';
import { noteWrite } from '../database/follow-changes.ts';
import { keyAsUuid } from '../key-as-uuid.ts';
import { outdatePages } from '../pages/page-cache.ts';
import type { Platform } from '../platform.ts';
import { createTurns } from '../turns.ts';
import { admit, type Gate } from './admit.ts';
import { admitSystem, noteRefusal, type SystemGate } from './admit-system.ts';
import { cleanInput } from './clean-input.ts';
import { isKnown } from './is-known.ts';
import type { FileAnswer, Route, System, Viewer } from './route.ts';
import { asFailure } from './translate-error.ts';
import { receiveFiles } from './uploads.ts';
import { createAnswerWriter } from './write-answer.ts';

/** Each call may hold a connection of the database while it waits for a row: those of one person must not be all there are. */
const inTurn = createTurns({ atOnce: 8 });
/** What is on its way lies on the disk, for minutes where its sender is slow: of one person no more than may lie there unsent. */
const receivedInTurn = createTurns({ atOnce: 8 });

/** Registers one endpoint: limit, access, validation, handler and the shape of the reply, in this order. */
export function registerRoute(
  app: FastifyInstance,
  { endpoint, handler }: Route,
  platform: Platform,
  gate: Gate & SystemGate,
) {
  const isForSystems = endpoint.access === 'system';
  const schema = schemaOf(endpoint);
  const write = createAnswerWriter(schema.response[200] ?? z.never());
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema,
    config: { endpoint },
    onRequest: async (request) => {
      if (isForSystems) request.system = await admitSystem(endpoint, gate, request);
      else request.viewer = await admit(endpoint, gate, request);
    },
    preValidation: async (request) => {
      cleanInput([request.params, request.query]);
      // Nothing sent lacks every field, and is told so in the same words.
      if (!endpoint.files) request.body = cleanInput(endpoint.body ? (request.body ?? {}) : undefined);
    },
    ...(isForSystems && { onError: (request, _reply, error) => noteRefusal(gate, request, error) }),
    handler: async (request, reply) => {
      const receive = () => receiveFiles(request, endpoint, platform.files.incoming);
      const uploads = endpoint.files && (await receivedInTurn(request.viewer?.userId ?? request.ip, receive));
      try {
        const body = uploads?.body ?? request.body;
        const call = {
          params: request.params,
          query: request.query,
          body,
          files: uploads?.files ?? {},
          viewer: request.viewer,
          system: request.system,
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          isOpened: /\btext\/html\b/.test(request.headers.accept ?? ''),
          idempotencyKey: idempotencyKeyOf(request, body),
        };
        const caller = request.viewer?.userId ?? request.system?.businessId;
        const answer = await (caller ? inTurn(caller, () => handler(call, platform)) : handler(call, platform));
        if (endpoint.method !== 'GET') noteWrite();
        if (endpoint.changesPages) outdatePages();
        if (endpoint.cacheSeconds) reply.header('cache-control', `public, max-age=${endpoint.cacheSeconds}`);
        if (endpoint.reply === 'file') return sendFile(request, reply, answer as FileAnswer);
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

function idempotencyKeyOf({ headers, viewer }: FastifyRequest, body: unknown) {
  const key =
    `${headers['idempotency-key'] ?? ''}`.trim().slice(0, 200) ||
    (body as { idempotencyKey?: string } | undefined)?.idempotencyKey;
  return key && keyAsUuid(key, viewer?.userId);
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, body, type, headers = {} }: FileAnswer,
) {
  reply.headers(headers);
  if (headers.etag && isKnown(request.headers['if-none-match'], headers.etag)) return reply.status(304).send();
  // Who takes it only sees that it breaks off.
  if (body instanceof Readable)
    body.once('error', (error) => void (reply.raw.headersSent && asFailure(error, request)));
  return reply.status(status).type(type).send(body);
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    system: System | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { asTexts, type CallParts } from '../../../contract/call.ts';
import type { Platform } from '../platform.ts';
import { admit, type Gate } from './admit.ts';
import { cleanInput } from './clean-input.ts';
import { fieldErrors, invalidFields } from './field-errors.ts';
import type { Route } from './route.ts';

/** A call of somebody who is not logged in, from this process. */
type CallWithin = (parts: CallParts & { body?: object }, address: string) => Promise<object>;

/** Gives pages the endpoints by their names: `GET /positions/:id`. */
export function openCallsWithin(app: FastifyInstance, routes: Route[], platform: Platform, gate: Gate) {
  const calls = new Map<string, CallWithin>();
  for (const route of routes) {
    const { method, path, reply } = route.endpoint;
    if (reply !== 'file') calls.set(`${method} ${path}`, callWithin(route, reply, platform, gate));
  }
  app.decorate('callsWithin', calls);
}

/**
 * An endpoint as pages call it: the same limit, access, validation and shape as over HTTP, but nothing is written down only to be
 * read again in this process, which took a fifth of a list page.
 */
function callWithin({ endpoint, handler }: Route, reply: z.ZodObject, platform: Platform, gate: Gate): CallWithin {
  const { params, query, body } = endpoint;
  /** An answer that is frozen cannot change, and is given many times. */
  const shaped = new WeakMap<object, object>();
  return async (parts, address) => {
    await admit(endpoint, gate, { ip: address, headers: {} });
    const call = {
      params: valid(params, asTexts(parts.params)),
      query: valid(query, asTexts(parts.query)),
      body: valid(body, structuredClone(parts.body ?? {})),
      files: {},
      viewer: null,
      system: null,
      address,
      userAgent: '',
      isOpened: false,
      idempotencyKey: undefined,
    };
    const answer = await handler(call, platform);
    const shape = shaped.get(answer) ?? { success: true, ...reply.parse(answer) };
    if (Object.isFrozen(answer)) shaped.set(answer, shape);
    return shape;
  };
}

function valid(schema: z.ZodType | undefined, given: unknown) {
  if (!schema) return undefined;
  const result = schema.safeParse(cleanInput(given));
  if (result.success) return result.data;
  throw invalidFields(fieldErrors(result.error.issues));
}

declare module 'fastify' {
  interface FastifyInstance {
    callsWithin: Map<string, CallWithin>;
  }
}

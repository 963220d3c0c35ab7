import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Failure } from '../../../contract/errors.ts';
import { networkOf } from './network-of.ts';
import type { RateLimits } from './rate-limits.ts';
import type { System } from './route.ts';
import { tokenOf } from './token-of.ts';
import { classify } from './translate-error.ts';

export interface SystemGate {
  /** Whose key that is, and why it is of no use now. */
  authenticateKey: (secret: string) => Promise<{ system: System; refusal: string | null } | null>;
  /** For the owner, who finds out by it why something did not come. */
  noteRefused: (system: System, reference: string, failure: Failure) => Promise<void>;
  rateLimits: RateLimits;
  isDatabaseUp: () => boolean;
}

const noSuchKey =
  'Nøkkelen gjelder ikke. Eieren av bedriften lager en under «Koble til eget system», og den sendes slik: Authorization: Bearer jf_…';

/** Which system of a business calls, once it is certain that it may: limit, then access. */
export async function admitSystem(
  endpoint: Endpoint,
  gate: SystemGate,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<System> {
  if (!gate.isDatabaseUp()) throw new Failure('unavailable', undefined, { retryAfterSeconds: 1 });
  const secret = tokenOf(headers.authorization);
  const known = secret ? await gate.authenticateKey(secret) : null;
  await gate.rateLimits.take(endpoint, known?.system.keyId ?? networkOf(ip));
  if (!known) throw new Failure('notLoggedIn', noSuchKey);
  if (known.refusal) throw new Failure('forbidden', known.refusal);
  return known.system;
}

/** What was sent and is wrong. What fails here, its sender tries again; a check was to change nothing, and its sender reads the answer. */
export async function noteRefusal({ noteRefused }: SystemGate, request: FastifyRequest, error: unknown) {
  const { system, method } = request;
  const { reference } = request.params as { reference?: unknown };
  const { check } = request.query as { check?: unknown };
  const failure = classify(error);
  const isLasting = !['unexpected', 'unavailable', 'notFound'].includes(failure.kind);
  if (!system || method === 'GET' || check === 'true' || typeof reference !== 'string' || !isLasting) return;
  await noteRefused(system, reference, failure).catch((reason: Error) =>
    request.log.warn({ reqId: request.id, reason: reason.message }, 'refused call of a system not kept'),
  );
}

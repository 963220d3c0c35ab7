import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorKind, errorKinds, Failure, type FailureReply } from '../../../contract/errors.ts';
import { firstOfEachField } from '../../../contract/first-of-each-field.ts';
import { isDatabaseUnavailable, isOvertaken } from '../database/database.ts';
import { isStorageUnavailable } from '../files/storage.ts';
import { invalidFields } from './field-errors.ts';

/** The one place where what went wrong becomes an answer. Logged once; nothing internal leaves. */
export function translateError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = understandError(error, request, reply);
  const { message, errors, code } = failure;
  return reply
    .type('application/json; charset=utf-8')
    .send({ success: false, message, errors, ...(code && { code }) } satisfies FailureReply);
}

/** What went wrong as its caller may know it, logged; the answer has its status, and is still to be written. */
export function understandError(error: unknown, { id, log }: FastifyRequest, reply: FastifyReply): Failure {
  const failure = asFailure(error, { id, log });
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds);
  reply.status(errorKinds[failure.kind].status);
  return failure;
}

/** What its caller may know, logged under the id of the request that it belongs to. */
export function asFailure(error: unknown, { id, log }: { id: string; log: FastifyBaseLogger }): Failure {
  const failure = classify(error);
  if (failure.kind === 'unexpected') log.error({ reqId: id, err: error }, 'unexpected error');
  else if (isOvertaken(error)) log.warn({ reqId: id, err: error }, 'overtaken by another call');
  else if (errorKinds[failure.kind].status >= 500)
    log.warn({ reqId: id, reason: reasonOf(error as Error) }, 'unavailable');
  return failure;
}

const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? `${message}: ${cause.message}` : message);

const kindByStatus: Record<number, ErrorKind> = {
  400: 'invalid',
  404: 'notFound',
  405: 'wrongMethod',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'wrongType',
  416: 'outOfRange',
  429: 'tooMany',
  431: 'tooLarge',
  503: 'unavailable',
};

/** The same without a word in the log. */
export function classify(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = firstOfEachField(
      error.validation.map(({ instancePath, message }) => ({
        path: instancePath.slice(1).replaceAll('/', '.'),
        msg: message ?? errorKinds.invalid.message,
      })),
    );
    return invalidFields(errors);
  }
  if (isOvertaken(error)) return new Failure('conflict');
  if (hasLeft(error)) return new Failure('invalid', 'Forespørselen er ikke gyldig.');
  if (hasNoRoom(error)) return new Failure('unavailable', undefined, { retryAfterSeconds: 60 });
  if (isDatabaseUnavailable(error)) return new Failure('unavailable', undefined, { retryAfterSeconds: 1 });
  if (isStorageUnavailable(error)) return new Failure('unavailable', undefined, { retryAfterSeconds: 10 });
  const status = (error as FastifyError).statusCode ?? 500;
  const kind = kindByStatus[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'unexpected');
  if (kind === 'invalid') return new Failure('invalid', 'Forespørselen er ikke gyldig.');
  return new Failure(kind, undefined, kind === 'unavailable' ? { retryAfterSeconds: 2 } : {});
}

/** The disk is full or only reads, or too many files are open. What stores files says so as the cause of its own errors. */
function hasNoRoom(error: unknown) {
  const { code, cause } = error as NodeJS.ErrnoException;
  const codes = [code, (cause as NodeJS.ErrnoException | undefined)?.code];
  return codes.some((each) => ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'].includes(each ?? ''));
}

/** Whoever goes away while sending gets no answer; it says nothing about us. */
const hasLeft = (error: unknown) => error instanceof Error && error.message === 'aborted';

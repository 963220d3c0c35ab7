import type { FailureReply, FieldError } from './errors.ts';
import { failureTexts } from './failure-texts.ts';

const nothingSaid = 'En feil oppstod';

/** A call that was answered with a failure, or not at all (`status` 0). */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly errors: FieldError[];
  /** What a program goes by where the status does not tell, as `codeRequired`. */
  readonly code: string | undefined;

  constructor(status: number, message: string, errors: FieldError[] = [], code?: string) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.code = code;
  }

  /** The server and the built pages each carry a copy of this class: what one throws, the other must know. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'CallError';
  }

  static from(status: number, reply: Partial<FailureReply> | null): CallError {
    const saidByStatus = failureTexts[status as keyof typeof failureTexts];
    return new CallError(status, reply?.message || saidByStatus || nothingSaid, reply?.errors, reply?.code);
  }
}

/** Whether the answer was a failure of that kind. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is CallError =>
  error instanceof CallError && statuses.includes(error.status);

/** What the server said about it; where it said nothing, what could not be done. */
export const reasonOf = (error: unknown, failed = nothingSaid): string =>
  error instanceof CallError && error.message !== nothingSaid ? error.message : failed;

/** What could not be done, and why where that is known. */
export function failedAnd(failed: string, error: unknown): string {
  const reason = reasonOf(error, '');
  return reason ? `${failed}. ${reason}` : failed;
}

export interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** Method and address of an endpoint's name with its parameters filled in. */
export function addressOf(name: string, { params = {}, query = {} }: CallParts) {
  const [method = 'GET', template = '/'] = name.split(' ');
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams(asTexts(query)).toString();
  return { method, url: `/api${path}${search && `?${search}`}` };
}

/** What an address can say. */
export const asTexts = (given: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

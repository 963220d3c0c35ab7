import { type ErrorKind, Failure, type FieldError } from '../../../contract/errors.ts';
import { firstOfEachField } from '../../../contract/first-of-each-field.ts';

/** Zod's issues as the contract shows them: path with dots, message in Norwegian, one for each field. */
export const fieldErrors = (issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] =>
  firstOfEachField(issues.map(({ path, message }) => ({ path: path.join('.'), msg: message })));

/** The first broken rule is the message. */
export const invalidFields = (errors: FieldError[]) => new Failure('invalid', errors[0]?.msg, { errors });

/** Of one field, which shows it too. */
export const failureAt = (kind: ErrorKind, path: string, msg: string, code?: string) =>
  new Failure(kind, msg, { errors: [{ path, msg }], ...(code && { code }) });

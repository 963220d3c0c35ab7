import type { z } from 'zod';
import type { FieldError } from '../../contract/errors.ts';
import { firstOfEachField } from '../../contract/first-of-each-field.ts';

/** Over a form in which something is wrong. */
export const mendBelow = 'Vennligst rett opp feilene nedenfor og prøv igjen.';

/** What a schema has against values, one message a field. */
export function checkFields(schema: z.ZodType, values: unknown): FieldError[] {
  const { success, error } = schema.safeParse(values);
  if (success) return [];
  return firstOfEachField(error.issues.map(({ path, message }) => ({ path: path.join('.'), msg: message })));
}

/** The same of some of its fields, as errors name them. */
export const checkOnly = (schema: z.ZodType, values: unknown, fields: readonly string[]) =>
  checkFields(schema, values).filter(({ path }) => fields.includes(path));

import type { z } from 'zod';
import type { FieldError } from '../../contract/errors.ts';

/** What a schema has against values, one message a field. */
export function checkFields(schema: z.ZodType, values: unknown): FieldError[] {
  const { success, error } = schema.safeParse(values);
  if (success) return [];
  const found = error.issues.map(({ path, message }) => ({ path: String(path[0]), msg: message }));
  return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
}

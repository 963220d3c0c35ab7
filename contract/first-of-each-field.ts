import type { FieldError } from './errors.ts';

/** A field that is empty is also malformed: the first that is wrong with it is enough to say. */
export function firstOfEachField(errors: FieldError[]): FieldError[] {
  const seen = new Set<string>();
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path));
}

import type { FieldError } from '../../contract/errors.ts';

/** A field that is empty is also malformed: the first that is wrong with it is enough to say. */
export const firstOfEachField = (errors: FieldError[]) =>
  errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index);

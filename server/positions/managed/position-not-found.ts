import { Failure } from '../../../contract/errors.ts';

/** Whoever may not manage it learns no more than that. */
export function positionNotFound(): never {
  throw new Failure('notFound', 'Stilling ikke funnet');
}

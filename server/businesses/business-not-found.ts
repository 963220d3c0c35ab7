import { Failure } from '../../contract/errors.ts';

/** Whoever may not see or manage it learns no more than that. */
export function businessNotFound(): never {
  throw new Failure('notFound', 'Bedrift ikke funnet');
}

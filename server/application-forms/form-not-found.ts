import { Failure } from '../../contract/errors.ts';

/** What belongs to others' businesses does not exist. */
export function formNotFound(): never {
  throw new Failure('notFound', 'Søknadsmal ikke funnet');
}

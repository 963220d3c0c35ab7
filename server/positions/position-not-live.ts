import { Failure } from '../../contract/errors.ts';

/** Also of one that never was, or that the caller may not see. */
export function positionNotLive(): never {
  throw new Failure('notFound', 'Stilling ikke funnet eller ikke lenger aktiv');
}

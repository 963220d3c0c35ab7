import { Failure } from '../../contract/errors.ts';

/** Whoever may not handle it learns no more than that. */
export function notFound(): never {
  throw new Failure('notFound', 'Vi fant ikke søknaden.');
}

export function businessNotFound(): never {
  throw new Failure('notFound', 'Bedrift ikke funnet');
}

export function hasAppliedAlready(): never {
  throw new Failure('conflict', 'Du har allerede søkt på denne stillingen');
}

export function changedMeanwhile(): never {
  throw new Failure(
    'conflict',
    'Noen andre har endret søknaden i mellomtiden. Se hva som er nytt, og gjør endringen på nytt hvis den fortsatt gjelder.',
  );
}

import { Failure } from '../../contract/errors.ts';

export function userNotFound(): never {
  throw new Failure('notFound', 'Bruker ikke funnet');
}

export function actionNotFound(): never {
  throw new Failure('notFound', 'Hendelsen finnes ikke');
}

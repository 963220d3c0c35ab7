import type { Reply } from '../../../../contract/endpoint.ts';
import type { FieldError } from '../../../../contract/errors.ts';
import type { references } from '../../../../contract/references.ts';

/** What a referee is asked. */
export type Asked = Reply<typeof references.check>['asked'];

/** What sending came to. */
export interface Came {
  answers: string[];
  problem: string | null;
  errors: FieldError[];
}

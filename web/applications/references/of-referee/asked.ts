import type { references } from '../../../../contract/applications/references.ts';
import type { Reply } from '../../../../contract/endpoint.ts';
import type { FieldError } from '../../../../contract/errors.ts';

/** What a referee is asked. */
export type Asked = Reply<typeof references.check>['asked'];

/** What sending came to. */
export interface Came {
  answers: string[];
  problem: string | null;
  errors: FieldError[];
}

import type { RefusalReason } from '../../../contract/applications/refusal-reasons.ts';
import type { FieldError } from '../../../contract/errors.ts';

/** What sending an answer, or taking it back, came to. */
export interface Came {
  typed: { status: string; message: string; refusalReasons: RefusalReason[] };
  isUndone: boolean;
  problem: string | null;
  errors: FieldError[];
}

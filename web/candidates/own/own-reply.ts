import type { candidates } from '../../../contract/candidates.ts';
import type { Reply } from '../../../contract/endpoint.ts';

/** What one has written, with what came of it. */
export type OwnReply = Reply<typeof candidates.save>;

export type OwnCandidate = NonNullable<OwnReply['candidate']>;

import { type AwaitedItem, awaitedKinds } from '../../contract/awaiting.ts';
import * as applications from '../applications/index.ts';
import * as approvals from '../approvals/index.ts';
import * as candidates from '../candidates/index.ts';
import * as followed from '../followed/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import * as staff from '../staff/index.ts';
import * as support from '../support/index.ts';

/** Each domain answers for what is its own, in one question. */
const domains = [applications, candidates, followed, approvals, staff, support];

/** By kind, and in the order of its domain within that. One question at a time: others need connections too. */
export async function readAwaiting(db: Db, viewer: Viewer, now: Date): Promise<AwaitedItem[]> {
  const items: AwaitedItem[] = [];
  for (const { readAwaited } of domains) items.push(...(await readAwaited(db, viewer, now)));
  return items.sort((one, other) => rank(one) - rank(other));
}

const rank = ({ kind }: AwaitedItem) => awaitedKinds.indexOf(kind);

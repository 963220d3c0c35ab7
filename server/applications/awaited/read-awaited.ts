import { sql } from 'kysely';
import type { AwaitedItem } from '../../../contract/awaiting.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { ownPath } from '../paths.ts';
import { awaitedByApplicant } from './of-applicant.ts';
import { awaitedByEmployer } from './of-employer.ts';

export interface AwaitedRow extends Omit<AwaitedItem, 'path' | 'kind'> {
  kind: keyof typeof paths;
  /** Of the application; of the position, where it is begun; of the business. */
  id: string;
}

/** What comes after these is told of once they are done. */
const MOST = 50;

const inbox = (filter: string) => (id: string) => `/bedrift/${id}/applications?${filter}`;

const paths = {
  answer: ownPath,
  message: ownPath,
  tip: ownPath,
  'interview-offer': ownPath,
  interview: ownPath,
  'references-asked': ownPath,
  begun: (id: string) => `/stilling/${id}/apply`,
  applications: inbox('unreadOnly=true'),
  'applicant-messages': inbox('newMessagesOnly=true'),
  'answers-due': inbox('status=pending'),
} satisfies Partial<Record<AwaitedItem['kind'], (id: string) => string>>;

/** As an applicant and as an employer, in one question: each page asks. Nobody who applied is named. */
export async function readAwaited(db: Db, { userId }: Viewer, now: Date): Promise<AwaitedItem[]> {
  const { rows } = await sql<AwaitedRow>`
    select * from ((${awaitedByApplicant(db, userId, now)}) union all (${awaitedByEmployer(userId, now)})) as awaited
    order by day nulls last, at nulls last, since desc limit ${MOST}`.execute(db);
  return rows.map(({ id, ...row }) => ({ ...row, path: paths[row.kind](id) }));
}

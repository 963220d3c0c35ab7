import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import type { RefusalReason } from '../../../contract/applications/refusal-reasons.ts';
import { policy } from '../../../contract/policy.ts';
import type { Answer } from './in-words.ts';

export interface Group {
  name: 'unread' | 'read';
  applications: HandledApplication[];
}

export interface Written {
  /** None: they go on waiting. */
  status: Answer | '';
  message: string;
  refusalReasons: RefusalReason[];
}

/** What some of a group get. */
export interface Sent {
  status: Answer;
  message?: string;
  refusalReasons?: RefusalReason[];
  applications: HandledApplication[];
}

export const unwritten: Record<Group['name'], Written> = {
  unread: { status: '', message: '', refusalReasons: [] },
  read: { status: '', message: '', refusalReasons: [] },
};

/** All of them have the same status: what tells them apart is whether anybody read them. */
export const groupsOf = (waiting: HandledApplication[]): Group[] =>
  [
    { name: 'unread' as const, applications: waiting.filter(({ isRead }) => !isRead) },
    { name: 'read' as const, applications: waiting.filter(({ isRead }) => isRead) },
  ].filter(({ applications }) => applications.length > 0);

export const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);

export const versionsOf = (all: HandledApplication[]) => all.map(({ id, version }) => ({ id, version }));

export const countOf = (sent: Pick<Sent, 'applications'>[]) =>
  sent.reduce((sum, { applications }) => sum + applications.length, 0);

const { most } = policy.pageSize;

/** As many as one call takes. */
export const partsOf = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most));

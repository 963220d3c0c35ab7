import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { DecisionRow } from './queries.ts';
import type { Subject } from './subjects.ts';

const MOST_EARLIER = 6;

interface Waiting {
  id: string;
  organizationNumber: string;
  ownerId: string;
}

/**
 * Of each that waits, what it was last asked to change, and what was last decided about others of its number or its owner:
 * however much that is of somebody else.
 */
export async function readDecisionsAbout(db: Db, subject: Subject, waiting: Waiting[]) {
  const ids = waiting.map(({ id }) => id);
  const numbers = waiting.map(({ organizationNumber }) => organizationNumber);
  const owners = waiting.map(({ ownerId }) => ownerId);
  const others = sql`decision <> 'change-seen' and subject_id <> item.id order by id desc limit ${MOST_EARLIER}`;
  const { rows } = await sql<Omit<DecisionRow, 'content' | 'ownerId' | 'actorId'> & { about: string }>`
    select item.id as about, decisions.id, subject, subject_id, subject_name, organization_number, decision, reason,
      actor_name, created_at
    from unnest(${ids}::uuid[], ${numbers}::text[], ${owners}::uuid[]) as item (id, number, owner)
    cross join lateral (
      (select id from approval_decisions
        where subject = ${subject} and subject_id = item.id and decision = 'change-asked' order by id desc limit 1)
      union (select id from approval_decisions where organization_number = item.number and ${others})
      union (select id from approval_decisions where owner_id = item.owner and ${others})
    ) as found
    join approval_decisions as decisions on decisions.id = found.id
    order by decisions.id desc`.execute(db);
  const byItem = Map.groupBy(rows, ({ about }) => about);
  return (id: string) => {
    const found = byItem.get(id) ?? [];
    return {
      asked: found.find(({ subjectId }) => subjectId === id),
      earlier: found.filter(({ subjectId }) => subjectId !== id).slice(0, MOST_EARLIER),
    };
  };
}

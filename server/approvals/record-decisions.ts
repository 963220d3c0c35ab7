import { sql } from 'kysely';
import type { DecisionKind } from '../../contract/approvals/approval-cards.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { LockedSubject, Subject } from './subjects.ts';

type Decided = Pick<LockedSubject, 'id' | 'name' | 'organizationNumber' | 'ownerId' | 'content'>;

interface Decision {
  subject: Subject;
  decision: DecisionKind;
  reason?: string;
  at: Date;
}

/** A row each, however many they are, with what was read: a later change is compared with it. Answers their ids. */
export async function recordDecisions(
  tx: Tx,
  { userId }: Viewer,
  items: Decided[],
  { subject, decision, reason, at }: Decision,
) {
  const { rows } = await sql<{ id: number }>`
    insert into approval_decisions
      (subject, subject_id, subject_name, organization_number, owner_id, decision, reason, content, actor_id, actor_name,
      created_at)
    select ${subject}, item.id, name, "organizationNumber", "ownerId", ${decision}, ${reason ?? null}, content, users.id,
      first_name || ' ' || last_name, ${at}
    from users, jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as item (id uuid, name text, "organizationNumber" text, "ownerId" uuid, content jsonb)
    where users.id = ${userId}
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

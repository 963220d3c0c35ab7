import { sql } from 'kysely';
import { MINUTE } from '../../contract/values.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction, type StaffAction } from './record-action.ts';

/** Turning back to the same page is the same look. */
const SAME_LOOK_SECONDS = 10 * MINUTE;

/** Opened one of a list. */
export const recordOpening = (
  platform: Platform,
  viewer: Viewer,
  subject: StaffAction['subject'],
  { id: subjectId, name: subjectName }: { id: string; name: string },
) => recordLook(platform, viewer, { kind: 'looked-up', subject, subjectId, subjectName });

/** Looked through a list: what was asked for, not how many a page has. */
export const recordSearch = (
  platform: Platform,
  viewer: Viewer,
  subject: StaffAction['subject'],
  { limit: _size, ...after }: { limit: number },
) => recordLook(platform, viewer, { kind: 'searched', subject, after });

/** Whoever looks people up, owners and contacts too, leaves a trace of whom, or of what was searched for. */
export async function recordLook({ db, clock }: Platform, viewer: Viewer, action: StaffAction) {
  const now = clock.now();
  const since = new Date(now.getTime() - SAME_LOOK_SECONDS * 1000);
  const earlier = await db
    .selectFrom('staffActions')
    .select('id')
    .where('actorId', '=', viewer.userId)
    .where('kind', '=', action.kind)
    .where('subject', '=', action.subject)
    .where('subjectName', '=', action.subjectName ?? '')
    .where('subjectId', 'is not distinct from', action.subjectId ?? null)
    .where('after', '=', sql<Record<string, unknown>>`${JSON.stringify(action.after ?? {})}::jsonb`)
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  if (!earlier) await recordStaffAction(db, viewer, action, now);
}

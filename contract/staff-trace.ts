import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { policy } from './policy.ts';
import { staffPaginationSchema } from './staff.ts';
import { calendarDay, choice, id, limit, page, searchWords, time } from './values.ts';

/** The trace of what staff did. It names what was done … */
const staffActionKinds = [
  'edited',
  'deactivated',
  'reactivated',
  'undone',
  'looked-up',
  'searched',
  'approved',
  'rejected',
  'taken-back',
  'change-asked',
  'change-seen',
  'migrated',
  'retried',
  'created',
  'deleted',
  'test-sent',
  'scheduled',
  'unscheduled',
  'sent',
  'paused',
  'resumed',
  'taken-down',
  'put-back',
  'closed',
] as const;
export type StaffActionKind = (typeof staffActionKinds)[number];

/** … and with what. */
const staffSubjects = [
  'user',
  'business',
  'position',
  'nav-position',
  'ad-report',
  'application-form',
  'newsletter',
  'import',
  'job',
  'other',
] as const;
export type StaffSubject = (typeof staffSubjects)[number];

const actionId = z.coerce.number({ error: 'Ugyldig id' }).int('Ugyldig id').min(1).max(Number.MAX_SAFE_INTEGER);

const staffActionSchema = z.object({
  id: z.number().int(),
  actorId: id,
  actorName: z.string(),
  kind: z.enum(staffActionKinds),
  subject: z.enum(staffSubjects),
  subjectId: id.nullable(),
  subjectName: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  reason: z.string().nullable(),
  /** The action that undid it. */
  undoneBy: z.number().int().nullable(),
  canUndo: z.boolean(),
  /** What it was done together with: how many there are, and how many of them can be tried to be undone. */
  run: z.object({ id, count: z.number().int(), undoable: z.number().int() }).nullable(),
  createdAt: time,
});
export type StaffActionRecord = z.output<typeof staffActionSchema>;

export const staffTrace = {
  list: endpoint({
    method: 'GET',
    path: '/admin/trace',
    summary: 'What staff did, the newest first.',
    access: 'staff',
    rateLimit: readLimit,
    query: z.object({
      page,
      limit: limit(policy.pageSize.staff),
      search: searchWords,
      /** Changes, or look-ups of people. */
      what: choice(['changes', 'lookups']),
      subject: choice(staffSubjects),
      /** Everything about one user, business … */
      subjectId: id.optional(),
      /** What was done together. */
      run: id.optional(),
      from: calendarDay('Ugyldig dato').or(z.literal('')).optional(),
      to: calendarDay('Ugyldig dato').or(z.literal('')).optional(),
    }),
    reply: z.object({ actions: z.array(staffActionSchema), pagination: staffPaginationSchema }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/admin/trace/:id/undo',
    summary: 'Takes an edit or a deactivation back, unless what it changed was changed again since.',
    access: 'staff',
    rateLimit: writeLimit,
    changesPages: true,
    params: z.object({ id: actionId }),
    reply: z.object({ action: staffActionSchema, message: z.string() }),
  }),
};

/** What the trace names: what staff did … */
export const staffActionKinds = [
  'edited',
  'deactivated',
  'reactivated',
  'undone',
  'looked-up',
  'searched',
  'approved',
  'rejected',
  'change-asked',
  'migrated',
  'retried',
  'created',
  'deleted',
  'test-sent',
  'scheduled',
  'sent',
  'paused',
  'resumed',
] as const;
export type StaffActionKind = (typeof staffActionKinds)[number];

/** … and with what. */
export const staffSubjects = [
  'user',
  'business',
  'position',
  'application-form',
  'newsletter',
  'import',
  'job',
  'other',
] as const;
export type StaffSubject = (typeof staffSubjects)[number];

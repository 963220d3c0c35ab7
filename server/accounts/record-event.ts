import type { Db } from '../platform/database/database.ts';

type Kind =
  | 'registered'
  | 'email-confirmed'
  | 'email-change-asked'
  | 'email-change-cancelled'
  | 'email-changed'
  | 'password-changed'
  | 'password-reset'
  | 'second-step-on'
  | 'second-step-off'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'passkey-added'
  | 'passkey-removed'
  | 'newsletter-on'
  | 'newsletter-off'
  | 'data-downloaded'
  | 'deactivated'
  | 'reactivated'
  | 'made-staff'
  | 'no-longer-staff'
  | 'deletion-warned'
  | 'deleted';

/** A change of an account that matters. `actorId`: who did it, where it was not the user. */
export const recordEvent = (db: Db, userId: string, kind: Kind, createdAt: Date, actorId: string | null = null) =>
  db.insertInto('accountEvents').values({ userId, actorId, kind, createdAt }).execute();

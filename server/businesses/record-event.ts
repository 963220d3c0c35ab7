import type { Db } from '../platform/database/database.ts';

type Kind =
  | 'registered'
  | 'edited'
  | 'activated'
  | 'deactivated'
  | 'shared'
  | 'unshared'
  | 'invited'
  | 'invitation-withdrawn'
  | 'invitation-accepted'
  | 'contact-address-set'
  | 'key-made'
  | 'key-ended'
  | 'inherited'
  | 'position-sent-in'
  | 'position-activated'
  | 'position-deactivated'
  | 'position-removed'
  | 'register-paused'
  | 'register-resumed';

interface Event {
  businessId: string;
  kind: Kind;
  /** Nobody: the register, or a system, whose key the details name. */
  actorId: string | null;
  details?: Record<string, unknown>;
  now: Date;
}

/** A change of a business that matters. Details name users by id, never by address. */
export const recordBusinessEvent = (db: Db, { businessId, kind, actorId, details = {}, now }: Event) =>
  db
    .insertInto('businessEvents')
    .values({ businessId, kind, actorId, details: JSON.stringify(details), createdAt: now })
    .execute();

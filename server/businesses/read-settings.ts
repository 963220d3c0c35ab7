import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readOwned } from './owned.ts';

/** Who may work on the business, who is invited to, and when the register was last asked. */
export async function readSettings({ db, clock }: Platform, viewer: Viewer, id: string) {
  const business = await readOwned(db, viewer, id);
  const users = () => db.selectFrom('users').selectAll('users');
  const [owner, sharedUsers, invitations] = await Promise.all([
    users().where('id', '=', business.ownerId).executeTakeFirstOrThrow(),
    users()
      .innerJoin('businessShares', 'businessShares.userId', 'users.id')
      .select('businessShares.createdAt as sharedAt')
      .where('businessShares.businessId', '=', id)
      .orderBy('businessShares.createdAt')
      .execute(),
    db
      .selectFrom('businessInvitations')
      .selectAll()
      .where('businessId', '=', id)
      .where('expiresAt', '>', clock.now())
      .orderBy('createdAt')
      .execute(),
  ]);
  return {
    owner: showPerson(owner),
    sharedUsers: sharedUsers.map(showSharedUser),
    invitations,
    brregFetchedAt: business.brregFetchedAt,
    contactEmail: business.contactEmail,
  };
}

type User = Pick<Selectable<Schema['users']>, 'id' | 'firstName' | 'lastName' | 'email' | 'emailConfirmedAt'>;

const showPerson = (user: User) => ({ ...user, _id: user.id, emailConfirmed: user.emailConfirmedAt !== null });

export const showSharedUser = (user: User & { sharedAt: Date }) => ({ ...showPerson(user), sharedAt: user.sharedAt });

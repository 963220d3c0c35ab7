import { type KnownPerson, personColumns } from '../accounts/index.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readOwned } from './owned.ts';
import { readableName } from './register/readable-name.ts';

/** Who may work on the business, who is invited to, and what the register calls it, since when. */
export async function readSettings({ db, clock }: Platform, viewer: Viewer, id: string) {
  const business = await readOwned(db, viewer, id);
  const users = () => db.selectFrom('users').select(personColumns);
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
    registerName: business.brregData.navn ? readableName(business.brregData.navn) : null,
    contactEmail: business.contactEmail,
  };
}

const showPerson = (user: KnownPerson) => ({ ...user, _id: user.id, emailConfirmed: user.emailConfirmedAt !== null });

export const showSharedUser = (user: KnownPerson & { sharedAt: Date }) => ({
  ...showPerson(user),
  sharedAt: user.sharedAt,
});

import { api } from '../platform/api.ts';
import { changeList } from './change-list.ts';
import { type FollowedBusiness, followedBusinesses } from './lists.ts';

type Identity = Pick<FollowedBusiness, 'organizationNumber'>;

export const isSameBusiness = (one: Identity, other: Identity) => one.organizationNumber === other.organizationNumber;

const without = (business: Identity) => (items: FollowedBusiness[]) =>
  items.filter((item) => !isSameBusiness(item, business));

const withIt = (business: FollowedBusiness) => (items: FollowedBusiness[]) => [business, ...without(business)(items)];

/** One that was let go of a moment ago is followed since when it was. */
type BusinessToFollow = Omit<FollowedBusiness, 'followedAt'> & Partial<Pick<FollowedBusiness, 'followedAt'>>;

export async function followBusiness(wanted: BusinessToFollow): Promise<boolean> {
  if (followedBusinesses.read().some((item) => isSameBusiness(item, wanted))) return true;
  const { id, organizationNumber, name, location, industry, followedAt = new Date().toISOString() } = wanted;
  const business = { id, organizationNumber, name, location, industry, followedAt };
  return changeList({
    list: followedBusinesses,
    apply: withIt(business),
    revert: without(business),
    send: () => api('POST /user/follow-business', { body: { business } }),
  });
}

export async function unfollowBusiness(wanted: Identity): Promise<boolean> {
  const business = followedBusinesses.read().find((item) => isSameBusiness(item, wanted));
  if (!business) return true;
  return changeList({
    list: followedBusinesses,
    apply: without(business),
    revert: withIt(business),
    send: () => api('DELETE /user/unfollow-business', { body: { business } }),
  });
}

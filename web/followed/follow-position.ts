import { api } from '../platform/api.ts';
import { changeList } from './change-list.ts';
import { type FollowedPosition, followedPositions, letGo } from './lists.ts';

type Identity = Pick<FollowedPosition, 'id' | 'uuid'>;

/** National positions are the same by uuid, local ones by id. */
export const isSamePosition = (one: Identity, other: Identity) =>
  one.uuid || other.uuid ? one.uuid === other.uuid : one.id === other.id;

const without = (position: Identity) => (items: FollowedPosition[]) =>
  items.filter((item) => !isSamePosition(item, position));

const withIt = (position: FollowedPosition) => (items: FollowedPosition[]) => [position, ...without(position)(items)];

export type PositionToFollow = Omit<FollowedPosition, 'followedAt' | 'note'>;

export async function followPosition(wanted: PositionToFollow): Promise<boolean> {
  if (followedPositions.read().some((item) => isSamePosition(item, wanted))) return true;
  const { id, uuid, title, businessName, location, type, expiryDate } = wanted;
  const { followedAt = new Date().toISOString(), note = '' } =
    letGo.positions.find((item) => isSamePosition(item, wanted)) ?? {};
  const position = { id, uuid, title, businessName, location, type, expiryDate, followedAt, note };
  return changeList({
    list: followedPositions,
    apply: withIt(position),
    revert: without(position),
    send: () => api('POST /user/follow-position', { body: { position } }),
  });
}

export async function unfollowPosition(wanted: Identity): Promise<boolean> {
  const position = followedPositions.read().find((item) => isSamePosition(item, wanted));
  if (!position) return true;
  letGo.positions = withIt(position)(letGo.positions);
  return changeList({
    list: followedPositions,
    apply: without(position),
    revert: withIt(position),
    send: () => api('DELETE /user/unfollow-position', { body: { position } }),
  });
}

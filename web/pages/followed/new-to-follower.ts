import type { FollowedPosition } from '../../followed/lists.ts';
import type { ShownSimilar } from '../position/load-similar.ts';

export const idOfSimilar = ({ type, position }: ShownSimilar) => (type === 'local' ? position.id : position.uuid);
export const idOfFollowed = ({ id, uuid }: FollowedPosition) => uuid ?? id;

/** Whoever follows many is asked about the last of them only: the others are found as what is like these. */
export function newToFollower(positions: FollowedPosition[]) {
  const ids = new Set(positions.map(idOfFollowed));
  return (ad: ShownSimilar) => !ids.has(idOfSimilar(ad));
}

import { expect, test } from 'vitest';
import type { FollowedPosition } from '../../followed/lists.ts';
import type { ShownSimilar } from '../position/load-similar.ts';
import { newToFollower } from './new-to-follower.ts';

test('what one follows already is no news, of either kind', () => {
  const followed = [
    { id: 'a', uuid: null },
    { id: 'x', uuid: 'b' },
  ] as FollowedPosition[];
  const found = [
    { type: 'local', position: { id: 'a' } },
    { type: 'local', position: { id: 'c' } },
    { type: 'nav', position: { id: 'y', uuid: 'b' } },
    { type: 'nav', position: { id: 'z', uuid: 'd' } },
  ] as ShownSimilar[];
  expect(found.filter(newToFollower(followed))).toEqual([found[1], found[3]]);
});

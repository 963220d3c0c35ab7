import { useEffect, useState } from 'react';
import type { FollowedPosition } from '../../followed/lists.ts';
import { api } from '../../platform/api.ts';

type Found = { expiryDate: string | null } | null;

const AT_ONCE = 4;

/** Asks for each followed position whether it still exists: nothing while asking, `null` when it could not be read. */
export function useLookedUp(positions: FollowedPosition[]): Map<string, Found> {
  const [found, setFound] = useState<Map<string, Found>>(new Map());
  const wanted = positions.map(({ id }) => id).join();
  useEffect(() => {
    let left = false;
    const waiting = wanted ? wanted.split(',') : [];
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined && !left; id = waiting.shift()) {
        const key = id;
        const position = await api('GET /positions/:id', { params: { id } }).then(
          (reply) => ({ expiryDate: reply.position.expiryDate }),
          () => null,
        );
        if (!left) setFound((before) => new Map(before).set(key, position));
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) work();
    return () => {
      left = true;
    };
  }, [wanted]);
  return found;
}

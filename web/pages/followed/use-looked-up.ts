import { useEffect, useState } from 'react';
import type { FollowedPosition } from '../../followed/lists.ts';
import { api } from '../../platform/api.ts';

type Found = { expiryDate: string | null } | null;

const AT_ONCE = 4;

/** Asks for each followed position whether it still exists: nothing while asking, `null` when it could not be read. */
export function useLookedUp(positions: FollowedPosition[]): Map<string, Found> {
  const [found, setFound] = useState<Map<string, Found>>(new Map());
  const wanted = positions.map(({ id, type }) => `${type} ${id}`).join();
  useEffect(() => {
    let left = false;
    const waiting = wanted ? wanted.split(',') : [];
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined && !left; next = waiting.shift()) {
        const [type, id = ''] = next.split(' ');
        const answer = await (type === 'nav' ? lookUpNational(id) : lookUp(id)).catch(() => null);
        if (!left) setFound((before) => new Map(before).set(id, answer));
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) work();
    return () => {
      left = true;
    };
  }, [wanted]);
  return found;
}

const lookUp = async (id: string): Promise<Found> => {
  const { position } = await api('GET /positions/:id', { params: { id } });
  return { expiryDate: position.expiryDate };
};

const lookUpNational = async (uuid: string): Promise<Found> => {
  const { position } = await api('GET /nav-positions/:uuid', { params: { uuid } });
  return { expiryDate: position.expires };
};

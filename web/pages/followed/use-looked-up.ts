import { useEffect, useRef, useState } from 'react';
import type { AdChange } from '../../../contract/positions.ts';
import type { FollowedPosition } from '../../followed/lists.ts';
import { api } from '../../platform/api.ts';

type Found = {
  expiryDate: string | null;
  applicationDeadline: string | null;
  isOpenThatDay?: boolean;
  /** The last first, and when it was changed last. */
  changes: AdChange[];
  changedAt: string;
} | null;

const AT_ONCE = 4;

/** What was found when the list was last seen: until it is asked again, each has the room that it had. */
let lastFound = new Map<string, Found>();

/** By what a followed position is looked up, whatever else it is called by: national ones have a uuid. */
export const lookUpKey = ({ id, uuid }: Pick<FollowedPosition, 'id' | 'uuid'>) =>
  uuid ? `nav ${uuid}` : `local ${id}`;

/**
 * Asks once for each followed position whether it still exists, and answers by their keys: nothing while asking, `null` when it
 * could not be read.
 */
export function useLookedUp(positions: FollowedPosition[]): Map<string, Found> {
  const [found, setFound] = useState(lastFound);
  const known = useRef(new Map<string, Found>());
  const wanted = positions.map(lookUpKey).join();
  useEffect(() => {
    let left = false;
    // Of those that are left when one is let go of, all but the last few are known.
    const waiting = wanted.split(',').filter((each) => each && !known.current.has(each));
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined && !left; next = waiting.shift()) {
        const [type, id = ''] = next.split(' ');
        const answer = await (type === 'nav' ? lookUpNational(id) : lookUp(id)).catch(() => null);
        known.current.set(next, answer);
        if (left) continue;
        lastFound = new Map([...lastFound, ...known.current]);
        setFound(lastFound);
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
  return { ...position, changedAt: position.updatedAt };
};

const lookUpNational = async (uuid: string): Promise<Found> => {
  const { position } = await api('GET /nav-positions/:uuid', { params: { uuid } });
  return { ...position, expiryDate: position.expires, isOpenThatDay: true, changedAt: position.sistEndret };
};

import { useEffect, useState } from 'react';
import type { cvs } from '../../../contract/cvs.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { MOST_LIKENED, type national } from '../../../contract/national.ts';
import type { FollowedPosition } from '../../followed/lists.ts';
import { api } from '../../platform/api.ts';
import { type ShownSimilar, shownSimilar } from '../position/load-similar.ts';
import { idOfFollowed } from './new-to-follower.ts';

type Found = Reply<typeof national.similarToSome>['similar'];

const shown = (found: Found) => found.map(shownSimilar(new Date()));

/** What was found when the page was last seen: whoever comes back from one of them is where it was. */
let lastLike: { ids: string[]; ads: ShownSimilar[] } = { ids: [], ads: [] };

/** What is like the ads that were followed last: those that were there first, whatever is followed meanwhile. */
export function useLike(positions: FollowedPosition[]) {
  const [ids, setIds] = useState(() => idsOf(positions));
  if (ids.length === 0 && idsOf(positions).length > 0) setIds(idsOf(positions));
  const [ads, setAds] = useState(lastLike.ids.some((id) => ids.includes(id)) ? lastLike.ads : null);
  useEffect(() => {
    if (ids.length === 0 || ids.join() === lastLike.ids.join()) return;
    api('GET /similar-positions', { query: { ids: ids.join() } }).then(
      ({ similar }) => {
        lastLike = { ids, ads: shown(similar) };
        setAds(lastLike.ads);
      },
      () => setAds((known) => known ?? []),
    );
  }, [ids]);
  return ids.length === 0 ? [] : ads;
}

const idsOf = (positions: FollowedPosition[]) => positions.map(idOfFollowed).filter(isUuid).slice(0, MOST_LIKENED);

interface Fitting {
  userId: string;
  titles: string[];
  ads: ShownSimilar[];
}

let lastFitting: Fitting | null = null;

const nothing = { titles: [], ads: [] };

/** What fits one's CVs, which may have been changed since. */
export function useFitting(userId: string | null) {
  const [fitting, setFitting] = useState(lastFitting);
  const [isAnswered, setAnswered] = useState(userId === null);
  useEffect(() => {
    if (userId === null) return;
    const show = ({ titles, similar }: Reply<typeof cvs.fittingAds>) => {
      lastFitting = { userId, titles, ads: shown(similar) };
      setFitting(lastFitting);
    };
    void api('GET /cvs/fitting-ads')
      .then(show, () => {})
      .finally(() => setAnswered(true));
  }, [userId]);
  if (fitting?.userId === userId) return fitting;
  return isAnswered ? nothing : null;
}

import { useEffect, useState } from 'react';
import type { Reply } from '../../../contract/endpoint.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { MOST_LIKENED, type national } from '../../../contract/national.ts';
import { useHidden } from '../../followed/hidden.ts';
import type { FollowedPosition } from '../../followed/lists.ts';
import { api } from '../../platform/api.ts';
import { dayInOslo } from '../../platform/format.ts';
import { AdCards } from '../position/ad-cards.tsx';
import { type ShownSimilar, shownSimilar } from '../position/load-similar.ts';
import styles from './followed.module.css';
import { idOfFollowed, idOfSimilar, newToFollower } from './new-to-follower.ts';

/** What was found when the page was last seen: whoever comes back from one of them is where it was. */
let last: { ids: string[]; ads: ShownSimilar[] } = { ids: [], ads: [] };

/**
 * What is like the ads that were followed last. Asked for once: what is followed here stays where it is. That there is nothing, or
 * that it cannot be had, is no news to somebody who came for their own list.
 */
export default function LikeFollowed({ positions }: { positions: FollowedPosition[] }) {
  const [ids] = useState(() => idsOf(positions));
  const [isNew] = useState(() => newToFollower(positions));
  const [ads, setAds] = useState(last.ids.some((id) => ids.includes(id)) ? last.ads : []);
  const { positionOf, businessOf } = useHidden();
  useEffect(() => {
    if (ids.length === 0 || ids.join() === last.ids.join()) return;
    const show = ({ similar }: Reply<typeof national.similarToSome>) => {
      last = { ids, ads: similar.map(shownSimilar(new Date())) };
      setAds(last.ads);
    };
    api('GET /similar-positions', { query: { ids: ids.join() } }).then(show, () => {});
  }, [ids]);
  const shown = ads.filter((ad) => isNew(ad) && !positionOf(idOfSimilar(ad)) && !businessOf(ad.position));
  if (shown.length === 0) return null;
  return (
    <section className={styles.like} aria-labelledby="like-followed">
      <h2 id="like-followed">Ligner på det du følger</h2>
      <AdCards ads={shown} today={dayInOslo(new Date())} />
    </section>
  );
}

const idsOf = (positions: FollowedPosition[]) => positions.map(idOfFollowed).filter(isUuid).slice(0, MOST_LIKENED);

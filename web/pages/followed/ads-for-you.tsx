import { type ReactNode, useId, useState } from 'react';
import { joinWithAnd } from '../../../contract/words-in-a-row.ts';
import { useHidden } from '../../followed/hidden.ts';
import type { FollowedPosition } from '../../followed/lists.ts';
import { AdCards } from '../position/ad-cards.tsx';
import type { ShownSimilar } from '../position/load-similar.ts';
import styles from './followed.module.css';
import { idOfSimilar, newToFollower } from './new-to-follower.ts';
import { useFitting, useLike } from './use-ads-for-you.ts';

interface Props {
  positions: FollowedPosition[];
  /** Of whoever is logged in. */
  userId: string | null;
}

/**
 * Below what one came for: what fits one's CVs, and what is like it. Asked for once: what is followed here stays where it is, and what is
 * hidden here leaves the line with the way back. That there is nothing, or that it cannot be had, is no news to somebody who came for
 * their own list.
 */
export default function AdsForYou({ positions, userId }: Props) {
  const [isNew] = useState(() => newToFollower(positions));
  const [{ positionOf, businessOf }] = useState(useHidden());
  const like = useLike(positions);
  const fitting = useFitting(userId);
  // It stands above: coming later, it would push away what one reads.
  if (!fitting) return null;
  const isShown = (ad: ShownSimilar) => isNew(ad) && !positionOf(idOfSimilar(ad)) && !businessOf(ad.position);
  const fits = fitting.ads.filter(isShown);
  const alike = (like ?? []).filter((ad) => isShown(ad) && fits.every((each) => idOfSimilar(each) !== idOfSimilar(ad)));
  return (
    <>
      <Suggested title="Passer til CV-en din" ads={fits}>
        Ut fra {joinWithAnd(fitting.titles.map((title) => `«${title}»`))} i CV-ene dine. Det er bare du som ser dem.
      </Suggested>
      <Suggested title="Ligner på det du følger" ads={alike} />
    </>
  );
}

function Suggested({ title, ads, children }: { title: string; ads: ShownSimilar[]; children?: ReactNode }) {
  const id = useId();
  if (ads.length === 0) return null;
  return (
    <section className={styles.like} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {children && <p className={`quiet ${styles.reason}`}>{children}</p>}
      </div>
      <AdCards ads={ads} />
    </section>
  );
}

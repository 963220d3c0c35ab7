import { Link } from 'react-router';
import { FollowPositionButton } from '../../followed/follow-position-button.tsx';
import { followedNational, NationalCard } from '../../national/national-card.tsx';
import { formatNumber } from '../../platform/format.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import styles from './business.module.css';
import type { AtNav } from './load-at-nav.ts';

interface Props extends AtNav {
  /** Of the employer. */
  name: string;
}

export const AdsAtNav = ({ ads, total, name }: Props) => (
  <section aria-labelledby="at-nav" className={styles.positions}>
    <h2 id="at-nav">Annonser hos NAV</h2>
    <p className="quiet">
      {ads.length < total && `De ${ads.length} nyeste av ${formatNumber(total)}. `}
      Hentet fra arbeidsplassen.no, også for underenheter.{' '}
      {ads.length < total && <Link to={`/stillinger?${new URLSearchParams({ search: name })}`}>Søk etter alle</Link>}
    </p>
    <CardGrid items={ads} keyOf={({ uuid }) => uuid}>
      {(ad) => <NationalCard position={ad} follow={<FollowPositionButton position={followedNational(ad)} />} />}
    </CardGrid>
  </section>
);

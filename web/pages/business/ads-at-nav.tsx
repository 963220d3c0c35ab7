import { FollowPositionButton } from '../../followed/follow-position-button.tsx';
import { followedNational, NationalCard } from '../../national/national-card.tsx';
import { formatNumber } from '../../platform/format.ts';
import { writeAddress } from '../../platform/list-address.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Pager } from '../../ui/pager.tsx';
import styles from './business.module.css';
import type { AtNav } from './load-at-nav.ts';

export const AdsAtNav = ({ ads, total, page, totalPages }: AtNav) => (
  <section aria-labelledby="at-nav" className={styles.positions}>
    <h2 id="at-nav" tabIndex={-1}>
      Annonser hos NAV
    </h2>
    <p className="quiet">
      {totalPages > 1 && `${formatNumber(total)} annonser, de nyeste først. `}
      Hentet fra arbeidsplassen.no, også for underenheter.
    </p>
    <CardGrid items={ads} keyOf={({ uuid }) => uuid}>
      {(ad) => <NationalCard position={ad} follow={<FollowPositionButton position={followedNational(ad)} />} />}
    </CardGrid>
    <Pager
      what="annonser hos NAV"
      page={page}
      totalPages={totalPages}
      hrefOf={(target) => writeAddress({ navPage: target > 1 ? target : '' })}
      anchor="at-nav"
    />
  </section>
);

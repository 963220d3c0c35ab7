import { useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { FollowPositionButton } from '../../followed/follow-position-button.tsx';
import { followedNational, NationalCard } from '../../national/national-card.tsx';
import type { ShownNational } from '../../national/shown-national.ts';
import { formatCount } from '../../platform/format.ts';
import { localFilters, type PositionSearch, writeSearch } from '../../positions/position-search.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import type { Looser } from '../../ui/no-hits.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { type NationalFacets, NationalFilters } from './national-filters.tsx';
import styles from './national-section.module.css';
import { NoNational } from './no-national.tsx';

export interface NationalList {
  /** In the words of the service, if it could not be loaded. */
  failure: string | null;
  positions: ShownNational[];
  page: number;
  totalPages: number;
  total: number;
  /** How the words were read, if not as they were typed. */
  correction: string | null;
  /** How many ads each value would give. */
  facets: NationalFacets;
  /** Without hits: what to leave out to get some. */
  loosened: Looser[];
  /** Few hits, and a place named: what it lies in. */
  widerPlaces: WiderPlace[];
}

export interface WiderPlace {
  kommune: string;
  name: string;
  /** The words that are left. */
  text: string;
}

interface Props {
  national: NationalList;
  search: PositionSearch;
  placeNames: Record<string, string>;
  /** What was already said of the words above. */
  said: string | null;
  busy: boolean;
  onChange: (search: PositionSearch) => void;
}

/** The ads of NAV, with pages of their own: the local list stays where it is. */
export function NationalSection({ national, search, placeNames, said, busy, onChange }: Props) {
  const { failure, positions, page, totalPages, total, correction, facets, loosened } = national;
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  const byPay = search.sort === 'pay';
  const isNarrower = localFilters.some((name) => search[name]);
  return (
    <section id="nav" className={styles.section} aria-labelledby="nav-heading">
      <div className={styles.head}>
        <h2 id="nav-heading" className={styles.heading} ref={heading} tabIndex={-1}>
          Stillinger fra NAV
        </h2>
        {!failure && (
          <p className="quiet" role="status">
            {formatCount(total, 'stilling', 'stillinger')}
            <span className="visually-hidden"> fra NAV</span>
          </p>
        )}
      </div>
      {correction && correction !== said && <p>{correction}</p>}
      {(isNarrower || byPay) && !failure && (
        <p className={styles.hint}>
          NAV oppgir ikke lønn, erfaring eller hjemmekontor, så disse filtrene {byPay && 'og sorteringen '}gjelder ikke
          her.
        </p>
      )}
      {!failure && <NationalFilters search={search} facets={facets} onChange={onChange} onReset={toHeading} />}
      {failure ? (
        <Failed reason={failure} />
      ) : positions.length === 0 ? (
        <NoNational search={search} total={total} loosened={loosened} placeNames={placeNames} onChoose={toHeading} />
      ) : (
        <CardGrid items={positions} keyOf={({ uuid }) => uuid} busy={busy}>
          {(position) => (
            <NationalCard
              position={position}
              state={{ list: `${location.search}#nav` }}
              follow={<FollowPositionButton position={followedNational(position)} />}
            />
          )}
        </CardGrid>
      )}
      <Pager
        what="stillinger fra NAV"
        page={page}
        totalPages={totalPages}
        hrefOf={(navPage) => writeSearch({ ...search, navPage })}
        anchor="nav"
      />
    </section>
  );
}

function Failed({ reason }: { reason: string }) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <div role="alert">
        <Notice color="danger" title="Kunne ikke laste NAV stillinger">
          <p>{reason} Stillingene over er ikke berørt.</p>
        </Notice>
      </div>
      {/* Not in what goes with it: once it has helped, the focus stays by NAV's ads. */}
      <div>
        <RetryButton onClick={() => void revalidate()} />
      </div>
    </>
  );
}

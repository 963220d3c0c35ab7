import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatCount } from '../../platform/format.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { FilterLayout } from '../../ui/filter-layout.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ResultSummary } from '../../ui/result-summary.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { type CandidateSearch, chipsOf, type Found, writeSearch } from './candidate-search.ts';
import styles from './found.module.css';
import { NoCandidates } from './no-candidates.tsx';
import { noneLeftToday } from './none-left-today.ts';
import { WiderLinks } from './wider-links.tsx';

interface Props {
  businessId: string;
  search: CandidateSearch;
  found: Found;
  isBusy: boolean;
  /** Why the list is not the one that was asked for. */
  problem: string | null;
  retry: (() => void) | null;
  /** The one that was open: in the list one stands where one left it. */
  left: string;
}

const count = (total: number) => formatCount(total, 'kandidat', 'kandidater');

/** Those whom a position may suit, with what narrows and widens the list. */
export function FoundCandidates({ businessId, search, found, isBusy, problem, retry, left }: Props) {
  const { candidates, pagination, position, invitationsLeft } = found;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!left) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(left)}"] a`);
    (link ?? heading.current)?.focus();
  }, [left]);
  const go = (change: Partial<CandidateSearch>) =>
    navigate({ search: writeSearch({ ...search, page: 1, ...change }) }, { preventScrollReset: true });
  const chips = chipsOf(search);
  const total = pagination.totalCandidates;
  const onChoose = () => heading.current?.focus();
  return (
    <>
      <header className={`page ${styles.header}`}>
        <BackLink to={`/bedrift/${businessId}/stillinger`}>Tilbake til stillingene</BackLink>
        <h1>Finn kandidater</h1>
        <p className="lead">
          Til <Link to={`/stilling/${position.id}`}>{position.title}</Link>
        </p>
        <p>{[position.profession, position.place].filter(Boolean).join(' • ')}</p>
      </header>
      <FilterLayout
        label="Kandidater"
        onSearch={(words) => go({ search: words })}
        results="kandidater"
        chosenCount={chips.filter(({ key }) => key !== 'search').length}
        showResults={`Vis ${count(total)}`}
        search={
          <SearchField id="candidate-search" label="Søk i profilene">
            <SearchInput id="candidate-search" value={search.search} placeholder="Fag eller erfaring" />
          </SearchField>
        }
        filters={<CandidateFilters position={position} search={search} onChange={go} />}
      >
        <Banner>{problem}</Banner>
        {problem && <LoadingOrRetry retry={retry}>Laster kandidatene …</LoadingOrRetry>}
        <ResultSummary
          id="kandidater"
          heading={heading}
          count={count(total)}
          note={invitationsLeft > 0 ? `Dere kan invitere ${invitationsLeft} til i dag.` : noneLeftToday}
          also={total > 0 && pagination.totalPages === 1 && <WiderLinks {...{ search, found, onChoose }} />}
          page={pagination.currentPage}
          totalPages={pagination.totalPages}
          chips={chips}
          resetTo={chips.length > 1 ? '?' : null}
        />
        {candidates.length === 0 && <NoCandidates {...{ search, found, onChoose }} />}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
        <ul ref={list} role="list" className={styles.list} data-busy={isBusy || undefined}>
          {candidates.map((candidate) => (
            <li key={candidate.id} data-candidate={candidate.id}>
              <CandidateCard candidate={candidate} search={writeSearch({ ...search, kandidat: candidate.id })} />
            </li>
          ))}
        </ul>
        <Pager
          what="kandidater"
          page={pagination.currentPage}
          totalPages={pagination.totalPages}
          hrefOf={(page) => writeSearch({ ...search, page })}
          anchor="kandidater"
        />
      </FilterLayout>
    </>
  );
}

import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AccountInvitation } from '../accounts/account-invitation.tsx';
import { FollowPositionButton } from '../followed/follow-position-button.tsx';
import { savedSearches } from '../followed/lists.ts';
import { SavedSearches } from '../followed/saved-searches.tsx';
import { useStoredList } from '../followed/stored-list.ts';
import { formatCount } from '../platform/format.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import { useListNavigation } from '../platform/use-list-navigation.ts';
import { PositionCard } from '../positions/position-card.tsx';
import { PositionFilters } from '../positions/position-filters.tsx';
import { changeSearch, chosenFilters, type PositionSearch, writeSearch } from '../positions/position-search.ts';
import { filtersOf, searchOf } from '../positions/saved-search.ts';
import { filterOf, SearchBox, type Suggestion } from '../positions/search-box.tsx';
import { CardGrid } from '../ui/card-grid.tsx';
import { FilterLayout } from '../ui/filter-layout.tsx';
import { ListHeader } from '../ui/list-header.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Pager } from '../ui/pager.tsx';
import { ResultSummary } from '../ui/result-summary.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { Route } from './+types/positions';
import { describeList, feedLinks } from './positions/describe-list.ts';
import { loadPositions } from './positions/load-positions.ts';
import { NationalSection } from './positions/national-section.tsx';
import { NoPositions } from './positions/no-positions.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPositions(context.get(apiContext), new URL(request.url).searchParams);

export const meta = (args: Route.MetaArgs) =>
  args.loaderData ? [...metadata(args, describeList(args.loaderData)), ...feedLinks(args.loaderData.search)] : [];

export default function Positions({ loaderData }: Route.ComponentProps) {
  const { positions, pagination, facets, correction, note, national, placeNames, loosened, widerPlaces } = loaderData;
  const { counties, municipalities, chips, anotherPlace, count, ofBoth, onlyNational } = loaderData;
  const navigate = useNavigate();
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { search: loaded } = loaderData;
  const { search, isBusy, go } = useListNavigation(loaded, writeSearch);
  const hrefOf = (part: Partial<PositionSearch>) => `/stillinger${writeSearch(changeSearch(loaded, part))}`;
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const choose = ({ kind, text, value }: Suggestion) => {
    if (kind === 'business') return navigate(`/bedrift/${value}`);
    if (kind === 'title') return go(changeSearch(search, { search: text }), { replace: true });
    return go(changeSearch(search, { search: '', [filterOf[kind]]: value }));
  };
  const chosen = chosenFilters(loaded);
  const kept = chosenFilters(searchOf(filtersOf(loaded)));
  const canSave = kept.length > 0;
  const isTouched = writeSearch({ ...loaded, page: 1, navPage: 1 }) !== '';
  const byFit = loaded.sort === 'relevance';
  const canRank =
    loaded.search !== '' &&
    (byFit || loaded.sort === 'newest') &&
    Math.max(pagination.totalPositions, national.total) > 1;

  return (
    <>
      <ListHeader title="Stillinger" lead="Ledige stillinger fra bedrifter på Jobbfjord og fra NAV." />
      <FilterLayout
        label="Stillinger"
        onSearch={(words) => go(changeSearch(search, { search: words }), { replace: true })}
        hidden={Object.entries({ ...loaded.national, steder: loaded.steder })}
        results="treff"
        chosenCount={chosen.filter((name) => name !== 'search').length}
        showResults={`Vis ${ofBoth}`}
        search={
          <SearchField id="position-search" label="Søk i stillinger">
            <SearchBox id="position-search" value={loaded.search} onChoose={choose} />
          </SearchField>
        }
        filters={
          <PositionFilters
            search={search}
            facets={facets}
            counties={counties}
            municipalities={municipalities}
            anotherPlace={anotherPlace}
            onChange={go}
          />
        }
        after={
          <SavedSearches
            filters={filtersOf(loaded)}
            canSave={canSave}
            proposed={loaderData.searchName}
            back="#treff"
            leavesOut={kept.length < chosen.length}
            hrefOf={(filters) => `/stillinger${writeSearch(searchOf(filters))}`}
            invitation={<AccountInvitation>Med en konto har du søkene på alle enhetene dine.</AccountInvitation>}
          />
        }
      >
        <ResultSummary
          id="treff"
          heading={heading}
          count={count}
          note={note}
          also={
            <>
              <Link to={`/stillinger/kart${writeSearch(loaded)}`}>Vis på kart</Link>
              {/* Far down on a phone, and above it perhaps that nothing was found. */}
              {national.total > 0 && !onlyNational && (
                <a href="#nav">Se {formatCount(national.total, 'stilling', 'stillinger')} fra NAV</a>
              )}
              {widerPlaces.map(({ kommune, name, text }) => (
                <Link key={kommune} to={hrefOf({ search: text, kommune })} onClick={toHeading}>
                  Se stillinger i {name}
                </Link>
              ))}
              {canRank && (
                <Link to={hrefOf({ sort: byFit ? 'newest' : 'relevance' })} preventScrollReset onClick={toHeading}>
                  Vis de {byFit ? 'nyeste' : 'mest relevante'} først
                </Link>
              )}
              {canSave && (
                <Link to={`/jobbvarsel${writeSearch(loaded)}`} rel="nofollow">
                  Få nye treff på e-post
                </Link>
              )}
              <ToSavedSearches canSave={canSave} />
            </>
          }
          page={pagination.page}
          totalPages={pagination.totalPages}
          chips={chips}
          resetTo={isTouched && pagination.totalPositions + national.total > 0 ? '/stillinger' : null}
        />
        {onlyNational ? null : positions.length === 0 ? (
          <NoPositions
            search={loaded}
            total={pagination.totalPositions}
            loosened={loosened}
            placeNames={placeNames}
            onChoose={() => heading.current?.focus()}
          />
        ) : (
          <CardGrid items={positions} keyOf={({ id }) => id} busy={isBusy}>
            {(position) => (
              <PositionCard
                position={position}
                state={{ list: location.search }}
                follow={<FollowPositionButton position={{ ...position, uuid: null, type: 'local' }} />}
              />
            )}
          </CardGrid>
        )}
        <Pager
          what="stillinger"
          page={pagination.page}
          totalPages={pagination.totalPages}
          hrefOf={(page) => writeSearch({ ...loaded, page })}
          anchor="treff"
        />
        <NationalSection
          national={national}
          search={search}
          placeNames={placeNames}
          said={correction}
          busy={isBusy}
          onChange={go}
        />
      </FilterLayout>
    </>
  );
}

/** By itself: what is saved is known late, and then only this is rendered again. */
function ToSavedSearches({ canSave }: { canSave: boolean }) {
  const saved = useStoredList(savedSearches);
  return (canSave || saved.length > 0) && <a href="#saved-searches">{canSave ? 'Lagre søket' : 'Lagrede søk'}</a>;
}

export const ErrorBoundary = () => (
  <LoadFailed title="Kunne ikke laste stillinger" back={{ to: '/stillinger', label: 'Alle stillinger' }} />
);

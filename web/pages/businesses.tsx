import { useRef } from 'react';
import { useLocation } from 'react-router';
import { BusinessCard } from '../businesses/business-card.tsx';
import { BusinessFilters } from '../businesses/business-filters.tsx';
import { type BusinessSearch, chosenFilters, filterLabel, writeSearch } from '../businesses/business-search.ts';
import { FollowBusinessButton } from '../followed/follow-business-button.tsx';
import { formatCount } from '../platform/format.ts';
import { metadata } from '../platform/metadata.ts';
import { ownValue } from '../platform/own-value.ts';
import { apiContext } from '../platform/request-context.ts';
import { useListNavigation } from '../platform/use-list-navigation.ts';
import { CardGrid } from '../ui/card-grid.tsx';
import { FilterLayout } from '../ui/filter-layout.tsx';
import { ListHeader } from '../ui/list-header.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { type Looser, NoHits } from '../ui/no-hits.tsx';
import { Pager } from '../ui/pager.tsx';
import { ResultSummary } from '../ui/result-summary.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import type { Route } from './+types/businesses';
import { loadBusinesses } from './businesses/load-businesses.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadBusinesses(context.get(apiContext), new URL(request.url).searchParams);

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { search, businesses, pagination, placeNames } = args.loaderData;
  const place = ownValue(placeNames, search.location) ?? 'Norge';
  const page = pagination.page > 1 ? `, side ${pagination.page}` : '';
  return metadata(args, {
    title: `Bedrifter i ${place}${page}`,
    description: `${formatCount(pagination.totalBusinesses, 'bedrift', 'bedrifter')} med opplysninger fra Enhetsregisteret. Se hva de driver med og hvem som søker folk.`,
    keywords: ['bedrifter', 'arbeidsgivere', place],
    canonicalQuery: writeSearch({ ...search, search: '', size: '', sort: 'newest', page: pagination.page }),
    noindex: search.search !== '' || businesses.length === 0,
  });
}

export default function Businesses({ loaderData }: Route.ComponentProps) {
  const { businesses, pagination, facets, correction, loosened, counties, placeNames } = loaderData;
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { search, isBusy, go } = useListNavigation(loaderData.search, writeSearch);
  const chosen = chosenFilters(loaderData.search);
  const labels = chosen.map((key) => ({ key, label: filterLabel(loaderData.search, key, placeNames) }));
  const hrefOf = (change: Partial<BusinessSearch>) => `/bedrifter${writeSearch({ ...loaderData.search, ...change })}`;
  const isTouched = writeSearch({ ...loaderData.search, page: 1 }) !== '';
  const count = formatCount(pagination.totalBusinesses, 'bedrift', 'bedrifter');

  return (
    <>
      <ListHeader title="Bedrifter" lead="Arbeidsgivere på Jobbfjord, med opplysninger fra Enhetsregisteret." />
      <FilterLayout
        label="Bedrifter"
        onSearch={(words) => go({ ...search, search: words, page: 1 }, { replace: true })}
        results="treff"
        chosenCount={chosen.filter((name) => name !== 'search').length}
        showResults={`Vis ${count}`}
        search={
          <SearchField id="business-search" label="Søk i bedrifter">
            <SearchInput id="business-search" value={loaderData.search.search} placeholder="Navn, bransje eller sted" />
          </SearchField>
        }
        filters={<BusinessFilters search={search} facets={facets} counties={counties} onChange={go} />}
      >
        <ResultSummary
          id="treff"
          heading={heading}
          count={count}
          note={correction}
          page={pagination.page}
          totalPages={pagination.totalPages}
          chips={labels.map(({ key, label }) => ({ key, label, to: hrefOf({ [key]: '', page: 1 }) }))}
          resetTo={isTouched && pagination.totalBusinesses > 0 ? '/bedrifter' : null}
        />
        {businesses.length === 0 ? (
          <NoHits
            title="Ingen bedrifter funnet"
            hint="Prøv å justere filtrene, eller se alle bedriftene."
            firstPage={pagination.totalBusinesses > 0 ? hrefOf({ page: 1 }) : undefined}
            loosened={loosened}
            labelOf={(filter) => labels.find(({ key }) => key === filter)?.label}
            hrefOf={(looser) => hrefOf({ page: 1, ...looserSearch(looser) })}
            count={(hits) => formatCount(hits, 'bedrift', 'bedrifter')}
            resetTo="/bedrifter"
            onChoose={() => heading.current?.focus()}
          />
        ) : (
          <CardGrid items={businesses} keyOf={({ id }) => id} busy={isBusy}>
            {(business) => (
              <BusinessCard
                business={business}
                state={{ list: location.search }}
                follow={<FollowBusinessButton business={business} />}
              />
            )}
          </CardGrid>
        )}
        <Pager
          what="bedrifter"
          page={pagination.page}
          totalPages={pagination.totalPages}
          hrefOf={(page) => writeSearch({ ...loaderData.search, page })}
          anchor="treff"
        />
      </FilterLayout>
    </>
  );
}

/** What changes in the address. */
function looserSearch({ withoutFilter, onlyFilters, onlyWord, text }: Looser): Partial<BusinessSearch> {
  const none = { industry: '', location: '', size: '' } as const;
  if (withoutFilter) return { [withoutFilter]: '' };
  if (onlyWord) return { ...none, search: text };
  if (!onlyFilters) return { search: text };
  const left = Object.entries({ ...none, search: '' }).filter(([name]) => !onlyFilters.includes(name));
  return Object.fromEntries(left);
}

export const ErrorBoundary = () => (
  <LoadFailed title="Kunne ikke laste bedrifter" back={{ to: '/bedrifter', label: 'Alle bedrifter' }} />
);

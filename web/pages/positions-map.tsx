import { useRef } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { formatCount, formatNumber } from '../platform/format.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import { useListNavigation } from '../platform/use-list-navigation.ts';
import { KindFilters } from '../positions/position-filters.tsx';
import {
  changeSearch,
  chosenFilters,
  filterLabel,
  filterNames,
  localFilters,
  nationalFilters,
  type PositionSearch,
  readSearch,
  withOnly,
  writeSearch,
} from '../positions/position-search.ts';
import { SearchBox, type Suggestion } from '../positions/search-box.tsx';
import { FilterLayout } from '../ui/filter-layout.tsx';
import { ListHeader } from '../ui/list-header.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { ResultSummary } from '../ui/result-summary.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { Route } from './+types/positions-map';
import { listOf, mapOf } from './positions-map/addresses.ts';
import { loadMap } from './positions-map/load-map.ts';
import { MapWithList } from './positions-map/map-with-list.tsx';
import styles from './positions-map/positions-map.module.css';

const TITLE = 'Stillinger på kart';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadMap(context.get(apiContext), new URL(request.url).searchParams);

const untouched = readSearch(new URLSearchParams());

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { counted, map, local, national } = args.loaderData;
  const place = map.county?.name ?? 'Norge';
  return metadata(args, {
    title: map.county ? `${TITLE}: ${place}` : TITLE,
    description: `Hvor i ${place} de ledige stillingene er. Velg på kartet eller i listen.`,
    keywords: ['ledige stillinger', 'kart', place],
    canonicalQuery: writeSearch({ ...untouched, fylke: map.county?.id ?? '' }),
    noindex: local + national === 0 || writeSearch({ ...counted, fylke: '' }) !== '',
  });
};

/** What is chosen elsewhere: in the form of a page without scripts it goes along. */
const kept = (search: PositionSearch) => [
  ...new URLSearchParams(writeSearch(withOnly(search, filterNames, ['fylke', 'kommune', 'steder']))),
];

const withoutNational = (search: PositionSearch) => changeSearch(search, { national: untouched.national });

export default function PositionsMap({ loaderData }: Route.ComponentProps) {
  const { counted, chips, facets, corrections, local, national, failure, map, places, placeNames } = loaderData;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { search, go } = useListNavigation(loaderData.search, writeSearch);
  const choose = ({ kind, text, value }: Suggestion) => {
    if (kind === 'business') return navigate(`/bedrift/${value}`);
    if (kind === 'municipality')
      return navigate(listOf(changeSearch(search, { search: '', fylke: '', kommune: value, steder: '' })));
    if (kind === 'title') return go(changeSearch(search, { search: text }));
    const filter = kind === 'county' ? { fylke: value, steder: '' } : { occupation: value };
    return go(changeSearch(search, { search: '', ...filter }));
  };
  const toHeading = (options?: FocusOptions) => heading.current?.focus(options);
  const chosen = chosenFilters(counted);
  const total = formatCount(local + national, 'stilling', 'stillinger');
  const { county } = map;
  const ofList = (['steder', 'kommune'] as const)
    .filter((name) => loaderData.search[name])
    .map((name) => filterLabel(loaderData.search, name, placeNames))
    .join(', ');
  const kinds = chosen.filter((name) => name !== 'search' && name !== 'fylke');
  const hasNational = nationalFilters.some((name) => loaderData.search.national[name]);

  return (
    <>
      <ListHeader title={TITLE} lead="Se hvor i landet stillingene er. Velg fylke, og så kommune." />
      <FilterLayout
        label="Stillinger"
        onSearch={(words) => go(changeSearch(search, { search: words }), { replace: true })}
        hidden={kept(loaderData.search)}
        results="treff"
        chosenCount={kinds.length}
        showResults={`Vis ${total}`}
        search={
          <SearchField id="position-search" label="Søk i stillinger">
            <SearchBox id="position-search" value={loaderData.search.search} onChoose={choose} />
          </SearchField>
        }
        filters={<KindFilters search={search} facets={facets} onChange={go} />}
      >
        <ResultSummary
          id="treff"
          heading={heading}
          count={county ? `${total} i ${county.name}` : total}
          note={[
            ...corrections,
            failure
              ? 'Bare stillinger fra bedrifter på Jobbfjord.'
              : `${formatNumber(local)} fra bedrifter på Jobbfjord og ${formatNumber(national)} fra NAV.`,
            localFilters.some((name) => counted[name]) &&
              national > 0 &&
              'NAV oppgir ikke lønn, erfaring eller hjemmekontor, så disse filtrene gjelder ikke stillingene derfra.',
          ]
            .filter(Boolean)
            .join(' ')}
          also={
            <>
              <Link to={listOf(loaderData.search)}>{['Vis', ofList, 'som liste'].filter(Boolean).join(' ')}</Link>
              {hasNational && (
                <Link to={mapOf(withoutNational(loaderData.search))} preventScrollReset onClick={() => toHeading()}>
                  Fjern filtrene for stillinger fra NAV
                </Link>
              )}
            </>
          }
          page={1}
          totalPages={1}
          chips={chips}
          resetTo={chips.length > 0 ? '/stillinger/kart' : null}
        />
        <section>
          {failure && (
            <div className={styles.failure}>
              <div role="alert">
                <Notice color="danger" title="Stillingene fra NAV er ikke med">
                  <p>{failure}</p>
                </Notice>
              </div>
              {/* Not in what goes with it: once it has helped, the focus stays by the map. */}
              <RetryButton onClick={() => void revalidate()} />
            </div>
          )}
          <MapWithList search={counted} map={map} places={places} total={total} onGo={toHeading} />
        </section>
        <p className={`quiet ${styles.hint}`}>
          En stilling med flere arbeidssteder telles i hvert av dem. De uten kjent kommune, som i utlandet, står bare i
          listen.
        </p>
      </FilterLayout>
    </>
  );
}

export const ErrorBoundary = () => (
  <LoadFailed title="Kunne ikke laste kartet" back={{ to: '/stillinger', label: 'Alle stillinger' }} />
);

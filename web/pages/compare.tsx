import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { comparisonOf, isSameAd, MOST_COMPARED, readComparison, writeComparison } from '../followed/comparison.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import { BackLink } from '../ui/back-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import type { Route } from './+types/compare';
import styles from './compare/compare.module.css';
import { ComparisonTable } from './compare/comparison-table.tsx';
import { loadCompared } from './compare/load-compared.ts';

const TITLE = 'Sammenlign stillinger';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadCompared(context.get(apiContext), readComparison(new URL(request.url).searchParams));

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: TITLE, description: 'Hva annonsene sier, side om side.', noindex: true });

export default function Compare({ loaderData: { columns, rows } }: Route.ComponentProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(columns.length, heading);
  return (
    <div className={`page ${styles.page}`}>
      <BackLink to={`/mine-fulgte${writeComparison(columns)}`}>
        {columns.length > 0 ? 'Velg andre stillinger' : 'Mine fulgte'}
      </BackLink>
      <h1 ref={heading} tabIndex={-1}>
        {TITLE}
      </h1>
      {columns.length === 0 ? (
        <EmptyState level={2} title="Ingen stillinger er valgt">
          <p>Velg opptil {MOST_COMPARED} av stillingene du følger.</p>
          <Link to="/mine-fulgte">Velg blant mine fulgte</Link>
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            {columns.length > 1 && (
              <label className={styles.choice}>
                <input
                  className="ds-input"
                  type="checkbox"
                  checked={onlyDifferent}
                  onChange={({ target }) => setOnlyDifferent(target.checked)}
                />
                Vis bare det som er ulikt
              </label>
            )}
            <ShareButton title={TITLE} path={comparisonOf(columns)} />
          </div>
          <ComparisonTable
            columns={columns}
            rows={onlyDifferent ? rows.filter(({ isSame }) => !isSame) : rows}
            without={(ad) => comparisonOf(columns.filter((each) => !isSameAd(each, ad)))}
          />
          {columns.some(({ page }) => page === 'nav-stilling') && (
            <p className="quiet">Annonser merket NAV er fra arbeidsplassen.no.</p>
          )}
        </>
      )}
    </div>
  );
}

export const ErrorBoundary = () => (
  <LoadFailed title="Kunne ikke laste stillingene" back={{ to: '/mine-fulgte', label: 'Tilbake til mine fulgte' }} />
);

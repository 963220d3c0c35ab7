import { Link } from 'react-router';
import { formatNumber } from '../platform/format.ts';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';

interface Props {
  /** What is paged, as in "Sider med stillinger": a page may have two of these. */
  what: string;
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  /** Where the next page's beginning is. */
  anchor: string;
}

/** Real links: they can be opened in a tab, and work without scripts. */
export function Pager({ what, page, totalPages, hrefOf, anchor }: Props) {
  if (totalPages <= 1) return null;
  const hidden = <span className="visually-hidden"> side med {what}</span>;
  const to = (target: number) => ({ search: hrefOf(target), hash: anchor });
  return (
    <nav className={styles.pager} aria-label={`Sider med ${what}`}>
      {page > 1 ? (
        <Link className={styles.step} to={to(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          Forrige{hidden}
        </Link>
      ) : (
        <span />
      )}
      <ol className={styles.pages}>
        {pagesAround(page, totalPages).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                className={styles.page}
                to={to(entry)}
                aria-label={`Side ${entry} med ${what}`}
                aria-current={entry === page ? 'page' : undefined}
              >
                {formatNumber(entry)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <span className={styles.position} aria-hidden="true">
        Side {formatNumber(page)} av {formatNumber(totalPages)}
      </span>
      {page < totalPages ? (
        <Link className={styles.step} to={to(page + 1)} rel="next">
          Neste{hidden}
          <Icon name="arrow-right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** First, last, and the neighbours; what lies between is left out. */
function pagesAround(page: number, totalPages: number): (number | string)[] {
  const shown = [1, page - 1, page, page + 1, totalPages].filter((each) => each >= 1 && each <= totalPages);
  const pages = [...new Set(shown)].sort((one, other) => one - other);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    if (before === undefined || each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : [`before-${each}`, each];
  });
}

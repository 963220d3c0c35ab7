import { formatCount, formatNumber } from '../../../platform/format.ts';
import loading from '../../../ui/loading.module.css';
import styles from './list-frame.module.css';

export interface Pagination {
  page: number;
  totalPages: number;
  total: number;
  /** There are more than `total`. */
  isCapped?: boolean;
}

interface Props {
  /** Nothing until the first page is there. */
  pagination: Pagination | undefined;
  isBusy: boolean;
  /** "bruker", "brukere". */
  nouns: [one: string, many: string];
}

/** Screen readers hear each new count. */
export function ListCount({ pagination, isBusy, nouns: [one, many] }: Props) {
  return (
    <p role="status" className={!pagination && isBusy ? loading.loading : styles.count}>
      {!pagination && isBusy && `Laster ${many} …`}
      {pagination && (
        <>
          {pagination.isCapped && 'Mer enn '}
          {formatCount(pagination.total, one, many)}
          {pagination.totalPages > 1 &&
            ` · Side ${formatNumber(pagination.page)} av ${formatNumber(pagination.totalPages)}`}
          {pagination.isCapped && '. Søk eller filtrer for å finne resten.'}
        </>
      )}
    </p>
  );
}

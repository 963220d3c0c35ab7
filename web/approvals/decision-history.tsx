import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useCallback, useState } from 'react';
import type { approvals } from '../../contract/approvals.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { api } from '../platform/api.ts';
import { formatCount, formatMoment, formatOrganizationNumber } from '../platform/format.ts';
import { useReading } from '../platform/use-reading.ts';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { searchWords } from '../ui/search-words.ts';
import { Tag } from '../ui/tag.tsx';
import { WideContent } from '../ui/wide-content.tsx';
import styles from './approvals.module.css';
import { decisionTexts, subjectTexts } from './decision-texts.ts';

/** With the words that it answers. */
type History = Reply<typeof approvals.decisions> & { search: string };

type Decision = History['decisions'][number];

interface Props {
  tell: (problem: string | null) => void;
  /** Grows with each decision made here, so that the newest one is shown. */
  decided: number;
  onTakeBack: (subject: Decision['subject'], id: string) => void;
}

/** Who decided what, when and why. */
export function DecisionHistory({ tell, decided, onTakeBack }: Props) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision reads it anew
  const read = useCallback(
    async (): Promise<History> => ({
      ...(await api('GET /admin/approvals/decisions', { query: { page, search } })),
      search,
    }),
    [page, search, decided],
  );
  const { data: history, retry } = useReading(read, { tell });

  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(searchWords(event));
    setPage(1);
  };
  const said = history && found(history);
  return (
    <section className={styles.history} aria-labelledby="avgjorelser">
      <h2 id="avgjorelser">Avgjørelser</h2>
      <form onSubmit={find} className={styles.search}>
        <SearchField id="sok-avgjorelser" label="Søk i navn, nummer, begrunnelse og hvem som avgjorde">
          <SearchInput id="sok-avgjorelser" value={search} placeholder="" />
        </SearchField>
      </form>
      {(history === null || retry) && <LoadingOrRetry retry={retry}>Henter avgjørelsene …</LoadingOrRetry>}
      <p role="status" className={said ? undefined : 'visually-hidden'}>
        {said}
      </p>
      {history && history.decisions.length > 0 && <DecisionTable {...{ decisions: history.decisions, onTakeBack }} />}
      {history && history.pagination.totalPages > 1 && <Steps {...history.pagination} onGo={setPage} />}
    </section>
  );
}

/** What is listed on this page says itself, unless one asked for it. */
function found({ search, decisions }: History) {
  if (decisions.length === 0) return search ? `Ingen avgjørelser passer til «${search}».` : 'Ingen avgjørelser ennå.';
  return search && `Viser ${formatCount(decisions.length, 'avgjørelse', 'avgjørelser')} på «${search}».`;
}

type StepsProps = History['pagination'] & { onGo: (page: number) => void };

/** Not disabled at either end: whoever presses a button there keeps the focus. */
const Steps = ({ currentPage, totalPages, hasPrev, hasNext, onGo }: StepsProps) => (
  <div className={styles.pager}>
    <Button
      variant="secondary"
      data-size="sm"
      aria-disabled={!hasPrev}
      onClick={() => hasPrev && onGo(currentPage - 1)}
    >
      Forrige
    </Button>
    <span role="status">{`Side ${currentPage} av ${totalPages}`}</span>
    <Button
      variant="secondary"
      data-size="sm"
      aria-disabled={!hasNext}
      onClick={() => hasNext && onGo(currentPage + 1)}
    >
      Neste
    </Button>
  </div>
);

const DecisionTable = ({ decisions, onTakeBack }: Pick<History, 'decisions'> & Pick<Props, 'onTakeBack'>) => (
  <WideContent label="Tabell over avgjørelser">
    <table className={`ds-table ${styles.table}`} data-size="sm">
      <thead>
        <tr>
          <th scope="col">Når</th>
          <th scope="col">Avgjørelse</th>
          <th scope="col">Hva</th>
          <th scope="col">Hvem</th>
          <th scope="col">Begrunnelse</th>
        </tr>
      </thead>
      <tbody>
        {decisions.map(({ decision, subject, subjectId, subjectName, actorName, reason, ...row }) => (
          <tr key={row.id}>
            <td className="tabular">{formatMoment(row.createdAt)}</td>
            <td>
              <Tag color={decision === 'rejected' ? 'danger' : decision === 'approved' ? 'success' : 'neutral'}>
                {decisionTexts[decision]}
              </Tag>
              {row.canTakeBack && (
                <Button
                  variant="tertiary"
                  data-size="sm"
                  aria-label={`Angre: ${decisionTexts[decision]}, ${subjectName}`}
                  onClick={() => onTakeBack(subject, subjectId)}
                >
                  Angre
                </Button>
              )}
            </td>
            <td>
              {subjectTexts[subject]} {subjectName}
              <br />
              <span className="quiet tabular">{formatOrganizationNumber(row.organizationNumber)}</span>
            </td>
            <td>{actorName}</td>
            <td>{reason ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </WideContent>
);

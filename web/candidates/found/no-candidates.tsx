import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type CandidateSearch, type Found, untouched, writeSearch } from './candidate-search.ts';
import styles from './found.module.css';
import { WiderLinks } from './wider-links.tsx';

interface Props {
  search: CandidateSearch;
  found: Found;
  onChoose: () => void;
}

/** Nobody, and what to do about it. */
export function NoCandidates({ search, found, onChoose }: Props) {
  const { everyProfession, everywhere } = search;
  const isNarrowed = writeSearch({ ...search, page: 1 }) !== writeSearch({ ...untouched, everyProfession, everywhere });
  const way = (label: string, next: CandidateSearch) => (
    <Link to={{ search: writeSearch(next) }} preventScrollReset onClick={onChoose}>
      {label}
    </Link>
  );
  return (
    <EmptyState title={titleOf(search, found, isNarrowed)}>
      <p>
        {isNarrowed
          ? 'Prøv et annet ord, eller ta bort et filter.'
          : 'Her er bare de som selv har valgt å bli funnet. Det kommer stadig nye: Se innom igjen om noen dager.'}
      </p>
      <div className={styles.ways}>
        <WiderLinks {...{ search, found, onChoose }} />
        {search.page > 1 && way('Gå til første side', { ...search, page: 1 })}
        {isNarrowed && way('Nullstill filtrene', untouched)}
      </div>
    </EmptyState>
  );
}

function titleOf({ invited, page }: CandidateSearch, { pagination }: Found, isNarrowed: boolean) {
  if (page > 1 && pagination.totalCandidates > 0) return 'Ingen flere kandidater';
  if (invited) return 'Ingen av de inviterte passer';
  return isNarrowed ? 'Ingen kandidater passer' : 'Ingen kandidater ennå';
}

import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { type InboxSearch, unfiltered, writeInboxSearch } from './inbox-search.ts';

interface Props {
  search: InboxSearch;
  isNew: boolean;
  /** The link that was followed is gone then. */
  onReset: () => void;
}

/** None yet, or none that the filters leave. */
export function NoApplications({ search, isNew, onReset }: Props) {
  if (isNew) {
    return (
      <EmptyState title="Ingen søknader ennå">
        <p>Når noen søker på en stilling med søknadsmal, finner du søknaden her.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Ingen søknader passer">
      <p>Prøv et annet ord, eller ta bort et filter.</p>
      <Button asChild variant="secondary">
        <Link to={{ search: writeInboxSearch(unfiltered(search)) }} onClick={onReset}>
          Nullstill filtrene
        </Link>
      </Button>
    </EmptyState>
  );
}

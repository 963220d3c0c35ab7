import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { type InboxSearch, writeInboxSearch } from './inbox-search.ts';

/** None yet, or none that the filters leave. */
export function NoApplications({ search, isNew }: { search: InboxSearch; isNew: boolean }) {
  if (isNew) {
    return (
      <EmptyState title="Ingen søknader ennå">
        <p>Når noen søker på en stilling med søknadsmal, finner du søknaden her.</p>
      </EmptyState>
    );
  }
  const all = { ...search, status: '', unreadOnly: false, search: '', positionId: '', page: 1 } as const;
  return (
    <EmptyState title="Ingen søknader passer">
      <p>Prøv et annet ord, eller ta bort et filter.</p>
      <Button asChild variant="secondary">
        <Link to={{ search: writeInboxSearch(all) }}>Nullstill filtrene</Link>
      </Button>
    </EmptyState>
  );
}

import { Button } from '@digdir/designsystemet-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { type InboxSearch, unfiltered, writeInboxSearch } from './inbox-search.ts';

interface Props {
  businessId: string;
  search: InboxSearch;
  isNew: boolean;
  /** Of an inbox that has nothing else. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The link that was followed is gone then. */
  onReset: () => void;
}

/** None yet, or none that the filters leave. */
export function NoApplications({ businessId, search, isNew, heading, onReset }: Props) {
  if (isNew) {
    return (
      <EmptyState title="Ingen søknader ennå" level={2} ref={heading}>
        <p>
          Når noen søker på en stilling med søknadsmal, finner du søknaden her. Lag først en mal med spørsmålene du vil
          stille, og velg den i stillingen.
        </p>
        <div className="button-row">
          <Button asChild>
            <Link to={`/application-forms/new?bedrift=${businessId}`}>Lag en søknadsmal</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={`/bedrift/${businessId}/stillinger`}>Se stillingene</Link>
          </Button>
        </div>
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

import { Button } from '@digdir/designsystemet-react';
import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatCount, formatNumber } from '../../platform/format.ts';
import { useReading } from '../../platform/use-reading.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadOrder } from '../inbox-calls.ts';
import { type InboxSearch, writeInboxSearch } from '../inbox-search.ts';
import { answeredInWords } from './answered-in-words.ts';
import { newAmong, type Sitting, summed } from './sitting.ts';

interface Props {
  businessId: string;
  search: InboxSearch;
  sitting: Sitting;
  /** Those that are there by now are gone through too. */
  onMore: (ids: string[]) => void;
}

const applications = (count: number) => formatCount(count, 'søknad', 'søknader');

/** What came of it, and what remains. */
export function SittingEnd({ businessId, search, sitting, onMore }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const now = useRef(search);
  now.current = search;
  const load = useCallback(() => loadOrder(businessId, now.current), [businessId]);
  const { data } = useReading(load);
  const { opened, answered, waiting, unopened } = summed(sitting);
  const more = data ? newAmong(sitting, data.ids) : [];
  const to = (change: Partial<InboxSearch>) => writeInboxSearch({ ...search, ...change });
  const [first] = unopened;
  if (sitting.ids.length === 0)
    return (
      <EmptyState title="Ingen søknader passer" level={2} ref={heading}>
        <p>Ingenting å lese med de filtrene du har valgt.</p>
        <Button asChild variant="secondary">
          <Link to={{ search: to({ view: 'list', application: '' }), hash: 'soknader' }}>Til listen</Link>
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState title={first ? 'Du er ved slutten' : 'Du er gjennom søknadene'} level={2} ref={heading}>
      <p>
        Du har lest {applications(opened)}. {answeredInWords(answered)}
      </p>
      {sitting.total > sitting.ids.length && (
        <p>
          Utvalget har {applications(sitting.total)}. Her var de {formatNumber(sitting.ids.length)} første. Velg en
          stilling eller en status for å komme til resten.
        </p>
      )}
      {first && (
        <p>
          {applications(unopened.length)} har du ikke lest.{' '}
          <Link to={{ search: to({ application: first }) }}>Les {unopened.length === 1 ? 'den' : 'den første'}</Link>
        </p>
      )}
      <p>{waiting === 0 ? 'Ingen av dem du leste, venter på svar.' : `${applications(waiting)} venter på svar.`}</p>
      <p role="status">{more.length > 0 && `${applications(more.length)} til passer med filtrene nå.`}</p>
      <div className="button-row">
        {more.length > 0 && <Button onClick={() => onMore(more)}>Les {more.length === 1 ? 'den' : 'dem'} også</Button>}
        {waiting > 0 && search.positionId && (
          <Button asChild>
            <Link to={`/bedrift/${businessId}/stillinger/${search.positionId}/svar`}>Svar alle som venter</Link>
          </Button>
        )}
        {waiting > 0 && (
          <Button asChild variant="secondary">
            <Link to={{ search: to({ status: 'pending', unreadOnly: false, application: '' }) }}>
              Gå gjennom dem som venter
            </Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to={{ search: to({ view: 'list', application: '' }), hash: 'soknader' }}>Til listen</Link>
        </Button>
      </div>
    </EmptyState>
  );
}

import { Button } from '@digdir/designsystemet-react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isCutOff } from '../platform/is-cut-off.ts';

/**
 * Asks for the page once more. A full load, because the scripts that run may be what failed; without a connection it would
 * end on the browser's own page. Where no script runs, the form does it.
 */
export function RetryPage({ error }: { error: unknown }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const retry = (event: FormEvent) => {
    event.preventDefault();
    if (isCutOff(error) || !navigator.onLine) navigate({ search }, { replace: true });
    else location.reload();
  };
  return (
    <form onSubmit={retry}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Prøv igjen</Button>
    </form>
  );
}

import { Button } from '@digdir/designsystemet-react';
import { Form, useLocation } from 'react-router';
import { isCutOff } from '../platform/is-cut-off.ts';

/**
 * Asks for the page once more. A full load, because the scripts that run may be what failed; without a connection it would
 * end on the browser's own page.
 */
export function RetryPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <Form action={pathname} reloadDocument={!isCutOff(error)} replace>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Prøv igjen</Button>
    </Form>
  );
}

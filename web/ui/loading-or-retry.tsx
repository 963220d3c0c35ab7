import { Button } from '@digdir/designsystemet-react';
import { Loading } from './loading.tsx';

interface Props {
  /** Nothing while it is being loaded. */
  retry: (() => void) | null;
  /** What is being loaded. */
  children: string;
}

/** Stands where something is not there yet, or did not come: why is said where the page says such things. */
export function LoadingOrRetry({ retry, children }: Props) {
  if (!retry) return <Loading>{children}</Loading>;
  return (
    <div>
      <Button variant="secondary" onClick={retry}>
        Prøv igjen
      </Button>
    </div>
  );
}

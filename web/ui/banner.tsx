import { Alert } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

interface Props {
  tone?: 'danger' | 'success' | 'info' | 'warning';
  children: ReactNode;
}

/**
 * Says something about what was just done. The place of a status exists before, so that screen readers notice. An alert comes
 * together with its words, each time anew: Orca hears no other one in Firefox.
 */
export function Banner({ tone = 'danger', children }: Props) {
  const words = children ? <Alert data-color={tone}>{children}</Alert> : null;
  if (tone !== 'danger') return <div role="status">{words}</div>;
  return (
    words && (
      <div key={typeof children === 'string' ? children : null} role="alert">
        {words}
      </div>
    )
  );
}

import { Alert } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

interface Props {
  tone?: 'danger' | 'success' | 'info' | 'warning';
  children: ReactNode;
}

/** Says something about what was just done; its place in the page exists before, so that screen readers notice. */
export function Banner({ tone = 'danger', children }: Props) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'}>
      {children ? <Alert data-color={tone}>{children}</Alert> : null}
    </div>
  );
}

import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';

/** It goes once it has helped: whoever pressed it stays in the part of the page that it stood in. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const part = button.current?.closest<HTMLElement>('section, dialog, [role="tabpanel"], main');
    return () => {
      if (!part || document.activeElement !== document.body || !document.hasFocus()) return;
      if (part.tabIndex < 0) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} variant="secondary" onClick={() => onClick()}>
      Prøv igjen
    </Button>
  );
}

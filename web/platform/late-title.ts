import { useEffect } from 'react';
import { siteName } from './metadata.ts';

/** For what only its owner may see: the server, which does not know who looks, named the page after what all others see. */
export function useLateTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} – ${siteName}`;
  }, [title]);
}

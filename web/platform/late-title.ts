import { useLayoutEffect } from 'react';
import { siteName } from './metadata.ts';

/**
 * For what only its owner may see: the server, which does not know who looks, named the page after what all others see. Set
 * before the page that came is announced by its title.
 */
export function useLateTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title) document.title = `${title} – ${siteName}`;
  }, [title]);
}

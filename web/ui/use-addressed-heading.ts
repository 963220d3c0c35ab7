import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Of a part of a page that was not there yet when the page was opened: whoever came for it goes on there. */
export function useAddressedHeading(name: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${name}`) heading.current?.focus();
  }, [hash, name]);
  return heading;
}

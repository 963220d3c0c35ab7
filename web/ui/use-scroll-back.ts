import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each entry of the history was left. */
const left = new Map<string, number>();

/**
 * Back where one was, as soon as what the browser fetches is there: React Router scrolls while the page is still short,
 * and the list then pushes the footer, and the view with it, to its end.
 */
export function useScrollBack(isShown: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const place = left.get(key);
    if (isShown && isBack && place !== undefined) window.scrollTo(0, place);
  }, [key, isBack, isShown]);
  useLayoutEffect(() => {
    if (!isShown) return;
    // Once one leaves it is too late: the styles of the page are taken out first, and the browser scrolls along.
    const note = () => left.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, isShown]);
}

import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from './progress.module.css';

/** Sooner than this, saying that something takes time is only in the way of what came. */
const LATE_MS = 1000;
/** Long enough to be noticed by a screen reader; nobody who reads the page from the top meets it again. */
const STAYS_MS = 3000;

/**
 * A line along the upper edge while the next page is on its way, if it takes long enough to be noticed. Who hears the page is
 * told so too, and which page it is that came.
 */
export function Progress() {
  const isBusy = useNavigation().state !== 'idle';
  const said = useSaidOnTheWay(isBusy);
  return (
    <div role="status" className={styles.progress} data-busy={isBusy || undefined}>
      <span className="visually-hidden">{said}</span>
    </div>
  );
}

/** Nothing before the first page. The page of an error is a tree of its own. */
let shown: string | null = null;

function useSaidOnTheWay(isBusy: boolean) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSaid('Laster siden'), LATE_MS);
    return () => {
      clearTimeout(timer);
      setSaid('');
    };
  }, [isBusy]);
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === null || before === pathname) return;
    setSaid(document.title);
    const timer = setTimeout(() => setSaid(''), STAYS_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return said;
}

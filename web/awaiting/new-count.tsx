import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { askAfter, askIfOld, useAwaited } from './awaited.ts';
import styles from './new-count.module.css';

const MOST_SHOWN = 99;

// What is told of every call that may have changed something (web/platform/api.ts).
addEventListener('written', (event) => askAfter((event as CustomEvent<string>).detail));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') askIfOld();
});

/** Safari has no better moment. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** How much is new, beside a name. Nothing where that is nothing or not known; that it is not known matters to nobody. */
export default function NewCount() {
  const { items } = useAwaited();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page
  useEffect(() => void whenIdle(askIfOld), [key]);
  // What one has agreed to is not new.
  const count = items?.filter(({ kind }) => kind !== 'interview').length ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="visually-hidden">{`(${count} ${count === 1 ? 'ny' : 'nye'})`}</span>
    </span>
  );
}

import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { formatCount } from '../platform/format.ts';
import styles from './chosen-bar.module.css';
import { Icon } from './icon.tsx';
import { useInSight } from './use-in-sight.ts';

interface Props {
  ref: RefObject<HTMLElement | null>;
  label: string;
  /** How many are chosen. Screen readers hear it from a status that was there before. */
  words: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What can be done with several at once. */
export function ChosenBar({ ref, label, words, className = '', children }: Props) {
  // On a phone it pushes the list down: what was just chosen stays in sight.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <section ref={ref} tabIndex={-1} className={`${styles.bar} ${className}`} aria-label={label}>
      <p aria-hidden="true" className={styles.words}>
        {words}
      </p>
      {children}
    </section>
  );
}

/** Leads to the bar, from below the list. */
export function ToChosenBar({ bar, count }: { bar: RefObject<HTMLElement | null>; count: number }) {
  const isBarInSight = useInSight(bar, true);
  return (
    <Button
      className={`${styles.toBar} no-print`}
      data-idle={isBarInSight || undefined}
      onClick={() => bar.current?.focus()}
    >
      <Icon name="arrow-up" />
      Handlinger for {formatCount(count, 'valgt', 'valgte')}
    </Button>
  );
}

import type { ReactNode } from 'react';
import styles from './wide-content.module.css';

/** What is wider than a small screen scrolls by itself, also by keyboard; the page around it never does. */
export function WideContent({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.wide} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

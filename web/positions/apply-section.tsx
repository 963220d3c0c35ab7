import type { ReactNode } from 'react';
import styles from './apply-section.module.css';

/** Beside an ad: how to apply, or why that is over. */
export const ApplySection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.section} aria-labelledby="apply">
    <h2 id="apply" className={styles.heading}>
      {heading}
    </h2>
    {children}
  </section>
);

/** Until when, and how long that is; `left` is nothing where nobody can tell. */
export const ApplyUntil = ({
  children,
  left,
}: {
  children: ReactNode;
  left: { text: string; color: 'danger' | 'success' } | null;
}) => (
  <p className={styles.until}>
    {children}
    {left && (
      <span className={styles.left} data-color={left.color}>
        {left.text}
      </span>
    )}
  </p>
);

/** Where the button leads. */
export const ApplyHint = ({ children }: { children: ReactNode }) => <p className={styles.hint}>{children}</p>;

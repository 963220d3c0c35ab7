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

interface UntilProps {
  children: ReactNode;
  /** Nothing where nobody can tell. */
  left: { text: string; color: 'danger' | 'success' } | null;
  /** Where a calendar finds it. */
  calendar?: string | undefined;
}

/** Until when, and how long that is. */
export const ApplyUntil = ({ children, left, calendar }: UntilProps) => (
  <p className={styles.until}>
    {children}
    <span>
      {left && (
        <span className={styles.left} data-color={left.color}>
          {left.text}
        </span>
      )}
      {left && calendar && ' · '}
      {calendar && (
        <a href={calendar} rel="nofollow">
          Legg i kalenderen
        </a>
      )}
    </span>
  </p>
);

/** Where the button leads. */
export const ApplyHint = ({ children }: { children: ReactNode }) => <p className={styles.hint}>{children}</p>;

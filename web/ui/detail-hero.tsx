import type { ReactNode } from 'react';
import { Contours } from './contours.tsx';
import styles from './detail-hero.module.css';

/** The top of a page about one thing. */
export const DetailHero = ({ children }: { children: ReactNode }) => (
  <header className={styles.hero}>
    <Contours variant="quiet" />
    <div className={`page ${styles.content}`}>{children}</div>
  </header>
);

/** Under its heading, one tag in each `li`. */
export const HeroTags = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.tags} aria-label={label}>
    {children}
  </ul>
);

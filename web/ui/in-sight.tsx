import type { ReactNode } from 'react';
import styles from './in-sight.module.css';

/** Announced, and in sight while there is something: wherever in the form one writes. The last child of the form. */
export const InSight = ({ children }: { children: ReactNode }) => (
  <div className={styles.strip} role="status">
    {children}
  </div>
);

import type { ReactNode } from 'react';
import { Contours } from './contours.tsx';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  /** What to do about it. */
  children: ReactNode;
  level?: 2 | 3;
}

/** Instead of a list that has nothing in it. */
export function EmptyState({ title, children, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Contours variant="quiet" />
      <div className={styles.content}>
        <Heading>{title}</Heading>
        {children}
      </div>
    </div>
  );
}

import type { ReactNode, Ref } from 'react';
import { Contours } from './contours.tsx';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  /** What to do about it. */
  children: ReactNode;
  level?: 2 | 3;
  /** Of the heading, where the focus goes when the last one of a list is gone. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Instead of a list that has nothing in it. */
export function EmptyState({ title, children, level = 3, ref }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Contours variant="quiet" />
      <div className={styles.content}>
        <Heading ref={ref} {...(ref && { tabIndex: -1 })}>
          {title}
        </Heading>
        {children}
      </div>
    </div>
  );
}

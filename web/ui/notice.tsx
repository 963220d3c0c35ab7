import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface Props {
  color: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  children: ReactNode;
}

/** Something about this page that one must know before reading on. */
export const Notice = ({ color, title, children }: Props) => (
  <section className={styles.notice} data-color={color} aria-label={title}>
    <Icon name={color === 'info' ? 'info' : color === 'success' ? 'check' : 'warning'} size="1.5rem" />
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  </section>
);
